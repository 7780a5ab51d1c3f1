import type { CheckFinding } from './check-finding.ts';
import { describeReason, type PreparationReason } from './preparation-reason.ts';

/** What of an article tells whether a person should look twice before it is published. */
interface Checked {
  preparation_state: string;
  preparation_reason: PreparationReason | null;
  /** Where text and source do not agree. */
  check_findings: readonly ToldFinding[] | null;
  /** The text to be published is longer than the rights to its source allow. */
  is_beyond_rights: boolean;
  /** Another article of the same story is public or planned, and this one is not. */
  is_reported_elsewhere: boolean;
  /** Its source has changed or withdrawn it, nobody has looked at that, and it is not public. */
  is_changed_at_source: boolean;
}

/**
 * A fact that the source does not hold, as shown to a reviewer and to a model. What English means by "12,450" is
 * another number in Lithuanian: which one is said.
 */
export function missingFact(fact: string): string {
  const [, whole = '', rest = ''] =
    /(?<![\d.,])([1-9]\d{0,2}),(\d{3})(?![\d.,]*\d)/.exec(fact) ?? [];
  const meant =
    whole &&
    ` (lietuviškai kablelis skiria trupmeną; jei turima omenyje ${whole}\u00a0${rest}, tūkstančius skirkite tarpu)`;
  return `Šaltinyje nerasta: „${fact}“${meant}.`;
}

/** As much of a finding as a sentence about it needs. */
type ToldFinding = Pick<CheckFinding, 'fact'> &
  Partial<Pick<CheckFinding, 'problem' | 'source' | 'hint' | 'isUnsure'>>;

/** A finding in words, for a reviewer and for a model's second try. */
export function describeFinding({ fact, problem = 'added', source, hint }: ToldFinding): string {
  const told = source?.fact ?? '';
  if (problem === 'left_out') return `Tekste praleista, kas yra šaltinyje: „${told}“.`;
  if (problem === 'changed') return `Nesutampa su šaltiniu: „${fact}“, o šaltinyje – „${told}“.`;
  if (problem === 'exchanged') {
    return `Sukeista vietomis: „${fact}“; šaltinyje – „${source?.excerpt ?? told}“.`;
  }
  if (problem === 'unwanted') return `Nerašome „${fact}“: rašome „${hint ?? ''}“.`;
  if (problem === 'unknown') return `Žodyne nėra žodžio „${fact}“.`;
  return missingFact(fact);
}

/** Rights are tightened after the whole text was imported and prepared: whether to publish it is then a person's to say. */
export const BEYOND_RIGHTS =
  'Šaltinis leidžia naudoti tik ištrauką, o šis tekstas ilgesnis, nei iš jos gali būti parengta.';

const REPORTED_ELSEWHERE = 'Apie tą patį įvykį jau publikuotas arba suplanuotas kitas straipsnis.';

const CHANGED_AT_SOURCE =
  'Šaltinis šį tekstą pakeitė arba atšaukė, o pakeitimas dar neperžiūrėtas.';

const UNEXPLAINED = 'Straipsnis laukia peržiūros.';

/**
 * Why a person should look before publishing, each reason once; empty when every check is green.
 * @param pendingProblems of a published article's new text that waits; null when none does
 */
export function listPublishReasons(
  article: Checked,
  pendingProblems: readonly string[] | null,
): string[] {
  const reasons = listCheckReasons(article, pendingProblems);
  if (article.is_beyond_rights) reasons.push(BEYOND_RIGHTS);
  if (article.is_reported_elsewhere) reasons.push(REPORTED_ELSEWHERE);
  if (article.is_changed_at_source) reasons.push(CHANGED_AT_SOURCE);
  return reasons;
}

function listCheckReasons(
  { preparation_state, preparation_reason: reason, check_findings }: Checked,
  pendingProblems: readonly string[] | null,
): string[] {
  if (pendingProblems) return [...pendingProblems];
  const facts = (check_findings ?? []).filter(({ isUnsure }) => !isUnsure).map(describeFinding);
  if (preparation_state !== 'needs_review') return facts;
  if (!reason) return [UNEXPLAINED, ...facts];
  // Facts stand by themselves, all of them.
  const others =
    reason.code === 'problems' ? describeOthers(reason.problems) : describeReason(reason);
  const reasons = others ? [others, ...facts] : facts;
  return reasons.length > 0 ? reasons : [describeReason(reason)];
}

const describeOthers = (problems: { message: string; isFact: boolean }[]): string =>
  problems
    .filter(({ isFact }) => !isFact)
    .map(({ message }) => message)
    .join(' ');
