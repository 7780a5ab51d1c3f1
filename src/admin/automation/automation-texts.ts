import type { Interval } from '../../domain/constants.ts';
import type { FunctionName } from '../runs/run-requests.ts';

export const INTERVAL_LABELS: Record<Interval, string> = {
  '1min': 'Kas minutę (testavimui)',
  '1hr': 'Kas valandą',
  '3hr': 'Kas 3 valandas',
  '6hr': 'Kas 6 valandas',
  '12hr': 'Kas 12 valandų',
  '24hr': 'Kas 24 valandas',
};

interface AutomationText {
  key: 'source_import' | 'ai_preparation' | 'auto_publish';
  title: string;
  description: string;
  functionName: FunctionName;
  /** What a test run is given (specification §7.3). */
  body: object;
  started: string;
  /** After 'Nepavyko paleisti', so in the genitive. */
  action: string;
}

export const AUTOMATIONS: AutomationText[] = [
  {
    key: 'source_import',
    title: 'Šaltinių importas',
    description: 'Tikrina aktyvius šaltinius ir parsiunčia naujus straipsnius.',
    functionName: 'import-rss-sources',
    body: { manual: true },
    started: 'Paleistas šaltinių importas',
    action: 'šaltinių importo',
  },
  {
    key: 'ai_preparation',
    title: 'AI paruošimas',
    description: 'Įvertina aktualumą, išverčia, priskiria kategoriją ir sukuria viršelį.',
    functionName: 'prepare-articles-ai',
    body: { manual: true },
    started: 'Paleistas AI paruošimas',
    action: 'AI paruošimo',
  },
  {
    key: 'auto_publish',
    title: 'Automatinis publikavimas',
    description: 'Publikuoja aktualiausius paruoštus straipsnius be žmogaus peržiūros.',
    functionName: 'auto-publish-article',
    body: {},
    started: 'Paleistas automatinis publikavimas',
    action: 'automatinio publikavimo',
  },
];

export const PROMPTS = [
  { key: 'translation_prompt', label: 'Vertimo nurodymas' },
  { key: 'relevance_prompt', label: 'Aktualumo vertinimo nurodymas' },
  { key: 'image_generation_prompt', label: 'Vaizdo kūrimo nurodymas' },
] as const;
