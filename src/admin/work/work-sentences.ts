import { SYSTEM_SCREEN, withoutSettings } from '../../domain/conditions.ts';
import { showNumber } from '../../domain/text/show-numbers.ts';
import { nounFor, withCount } from '../../domain/text/with-count.ts';
import { formatNearMoment } from '../lists/moments.ts';
import { describeBackup } from './backup-sentence.ts';
import type { WorkLine } from './work-requests.ts';

interface WorkSentence {
  /** What the count counts. */
  noun: string;
  /** What one should know before opening it. */
  detail: string | null;
  /** Opens exactly what was counted. */
  to: string;
}

/** What stands in the column of counts: a mark where one thing is meant, a multiple of what is called by a title. */
export function showCount({ code, count }: WorkLine): string {
  if (count === null) return '!';
  return code === 'running' || code === 'running_notice' ? `${count}×` : showNumber(count);
}

/** A line of the list of work in words. */
export function describeWork(line: WorkLine, now: Date = new Date()): WorkSentence {
  // Whole: one case for each kind of work.
  const of = (one: string, few: string, many: string) => nounFor(line.count ?? 1, one, few, many);
  switch (line.code) {
    case 'messages_late':
    case 'messages':
      return {
        noun: line.oldest
          ? of('neperskaityta žinutė', 'neperskaitytos žinutės', 'neperskaitytų žinučių')
          : of('įtartina žinutė', 'įtartinos žinutės', 'įtartinų žinučių'),
        detail: describeOldest(line, now),
        to: '/admin/communications/contacts?filter=new&sort=created_at',
      };
    case 'posts_missed':
      return {
        noun: of(
          'įrašas nepublikuotas laiku',
          'įrašai nepublikuoti laiku',
          'įrašų nepublikuota laiku',
        ),
        detail: `„${line.title}“ turėjo pasirodyti ${formatNearMoment(line.at, now)}.`,
        to: '/admin/content/posts?tab=scheduled&when=missed',
      };
    case 'posts_planned':
      return {
        noun: of('suplanuotas įrašas', 'suplanuoti įrašai', 'suplanuotų įrašų'),
        detail: `${(line.count ?? 1) > 1 ? 'Artimiausias – ' : ''}„${line.title}“, ${formatNearMoment(line.at, now)}.`,
        to: '/admin/content/posts?tab=scheduled&when=soon',
      };
    case 'sources_failing':
      return {
        noun: of('šaltinis neveikia', 'šaltiniai neveikia', 'šaltinių neveikia'),
        detail: listNames(line.names, line.count ?? 0),
        to: '/admin/import/sources?state=failing',
      };
    case 'sources_dead':
      return {
        noun: of(
          'šaltinis nebeveikia ir išjungtas',
          'šaltiniai nebeveikia ir išjungti',
          'šaltinių nebeveikia ir išjungta',
        ),
        detail: `${listNames(line.names, line.count ?? 0)} Pakeiskite adresą arba ištrinkite.`,
        to: '/admin/import/sources?state=dead',
      };
    case 'running':
    case 'running_notice':
      return { noun: line.title, detail: withoutSettings(line.detail), to: line.href };
    case 'backup':
      return {
        noun: 'Atsarginė kopija nepadaryta',
        detail: withoutSettings(describeBackup(line.status, now)?.text ?? ''),
        to: SYSTEM_SCREEN,
      };
    case 'budget':
      return {
        noun: `Išnaudota ${line.percent} % dienos ribos ${LIMITS[line.of]}`,
        detail: 'Ją pasiekus, straipsnių paruošimas lauks rytojaus.',
        to: '/admin/automation/settings/limits',
      };
    case 'run_failed':
      return describeFailedRuns(line, now);
    case 'texts_to_review':
      return {
        noun: of('tekstas laukia peržiūros', 'tekstai laukia peržiūros', 'tekstų laukia peržiūros'),
        detail: null,
        to: toReading(line.first_id, 'state=needs_review'),
      };
    case 'articles_failed':
      return {
        noun: of(
          'straipsnio nepavyko paruošti',
          'straipsnių nepavyko paruošti',
          'straipsnių nepavyko paruošti',
        ),
        detail: null,
        to: '/admin/import/ai?state=failed',
      };
    case 'near_duplicates':
      return {
        noun: of(
          'straipsnis panašus į jau turimą',
          'straipsniai panašūs į jau turimus',
          'straipsnių, panašių į jau turimus',
        ),
        detail: 'Savaime nepublikuojama, kol nenuspręsite, ar tai ta pati naujiena.',
        to: '/admin/import/ai?state=all&similar=1',
      };
    case 'articles_ready':
      return {
        noun: of('paruoštas straipsnis', 'paruošti straipsniai', 'paruoštų straipsnių'),
        detail: null,
        to: toReading(line.first_id, 'min=0'),
      };
    case 'articles_waiting':
      return {
        noun: of(
          'importuotas straipsnis laukia paruošimo',
          'importuoti straipsniai laukia paruošimo',
          'importuotų straipsnių laukia paruošimo',
        ),
        detail: null,
        to: '/admin/import/ai?state=imported',
      };
    case 'drafts':
      return {
        noun: of('pradėtas tekstas', 'pradėti tekstai', 'pradėtų tekstų'),
        detail:
          line.edited_at && `Paskutinį kartą rašyta ${formatNearMoment(line.edited_at, now)}.`,
        to: '/admin/content/posts?tab=draft',
      };
    case 'changes':
      return {
        noun:
          line.of === 'published'
            ? of(
                'publikuotas įrašas su neišsaugotais pakeitimais',
                'publikuoti įrašai su neišsaugotais pakeitimais',
                'publikuotų įrašų su neišsaugotais pakeitimais',
              )
            : of(
                'suplanuotas įrašas su neišsaugotais pakeitimais',
                'suplanuoti įrašai su neišsaugotais pakeitimais',
                'suplanuotų įrašų su neišsaugotais pakeitimais',
              ),
        detail:
          line.edited_at && `Paskutinį kartą rašyta ${formatNearMoment(line.edited_at, now)}.`,
        to: `/admin/content/posts?${line.of === 'scheduled' ? 'tab=scheduled&' : ''}changed=1`,
      };
  }
}

const LIMITS = { tokens: 'modelių tekstui (žetonams)', images: 'vaizdams', cost: 'išlaidoms' };

/** The review of the first text, the others of the list behind it. */
const toReading = (first: string | null, filters: string) =>
  `/admin/import/ai${first ? `/${first}` : ''}?${filters}`;

type Of<Code> = Extract<WorkLine, { code: Code }>;

function describeOldest(
  { code, oldest, suspect }: Of<'messages' | 'messages_late'>,
  now: Date,
): string {
  if (!oldest) return 'Gali būti šlamštas, gali būti klientas.';
  const promised = code === 'messages_late' ? 'žadėjome' : 'žadame';
  const due = formatNearMoment(oldest.due_at, now);
  const waits = `Seniausia gauta ${formatNearMoment(oldest.at, now)}, atsakyti ${promised} iki ${due}.`;
  if (suspect === 0) return waits;
  return `${waits} Iš jų ${withCount(suspect, 'įtartina', 'įtartinos', 'įtartinų')}.`;
}

function describeFailedRuns({ count, runs }: Of<'run_failed'>, now: Date): WorkSentence {
  const noun = nounFor(
    count ?? 1,
    'vykdymas baigėsi klaida',
    'vykdymai baigėsi klaida',
    'vykdymų baigėsi klaida',
  );
  const to = '/admin/automation/logs?status=last_failed';
  const [only] = runs;
  if (!only || runs.length > 1) {
    const detail = `${runs.map(({ action }) => action).join(', ')}.`;
    return { noun, detail, to };
  }
  const why = only.error ? ` ${only.error}` : '';
  return {
    noun,
    detail: `${only.action}, ${formatNearMoment(only.at, now)}.${why}`,
    to: `${to}&open=${only.id}`,
  };
}

function listNames(names: string[], count: number): string {
  const named = names.map((name) => `„${name}“`).join(', ');
  return count > names.length ? `${named} ir dar ${count - names.length}.` : `${named}.`;
}
