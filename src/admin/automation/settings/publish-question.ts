import { articleCount, withCount } from '../../../domain/text/with-count.ts';
import { INTERVAL_LABELS } from './automation-texts.ts';
import type { SettingsValues } from './settings-requests.ts';

type Limits = Pick<SettingsValues, 'auto_publish_batch_size' | 'auto_publish_min_score'>;

/** More titles than these become a number: a long list is not read before answering. */
const TITLES_SHOWN = 10;

function describeLimits({ auto_publish_batch_size, auto_publish_min_score }: Limits): string {
  const one = 'straipsnio, kurio';
  const many = 'straipsnių, kurių';
  const count = withCount(auto_publish_batch_size, one, many, many);
  return `iki ${count} balas bent ${auto_publish_min_score}.`;
}

/** What would be published this moment; a line each. */
function describeNow(titles: readonly string[]) {
  if (titles.length === 0)
    return { remark: 'Dabar tinkamų straipsnių nėra: iš karto nebus publikuota nieko.', list: [] };
  const rest = titles.length - TITLES_SHOWN;
  return {
    remark: 'Iš karto bus publikuota:',
    list: [
      ...titles.slice(0, TITLES_SHOWN).map((title) => `„${title}“`),
      ...(rest > 0 ? [`ir dar ${articleCount(rest)}`] : []),
    ],
  };
}

/**
 * Trying automatic publishing publishes: what would be, by the saved limits.
 * @param isDirty whether other settings are typed and not saved
 */
export function publishQuestion(saved: Limits, titles: readonly string[], isDirty: boolean) {
  const limits = `Bus publikuota ${describeLimits(saved)}`;
  return {
    title: 'Automatinis publikavimas',
    question: 'Ar tikrai norite publikuoti dabar?',
    consequence: isDirty
      ? `${limits} Naudojami išsaugoti nustatymai: neišsaugoti pakeitimai negalios.`
      : limits,
    confirm: 'Publikuoti',
    ...describeNow(titles),
  };
}

/** Switching it on publishes too: at once, and from then on without a question. */
export function switchOnQuestion(
  values: Limits & Pick<SettingsValues, 'auto_publish_interval'>,
  titles: readonly string[],
) {
  const interval = INTERVAL_LABELS[values.auto_publish_interval].replace(/ \(.*/, '');
  return {
    title: 'Automatinis publikavimas',
    question: 'Ar tikrai įjungti automatinį publikavimą?',
    consequence: `${interval} be žmogaus peržiūros bus publikuota ${describeLimits(values)}`,
    confirm: 'Įjungti ir išsaugoti',
    ...describeNow(titles),
  };
}
