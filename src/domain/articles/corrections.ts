import { formatVilniusDate, formatVilniusMoment } from '../time/vilnius-date.ts';

/**
 * Why a public article is, or was, looked at again. `facts`: its source took back a fact that it tells; `withdrawn`: its
 * source took the story back; `machine`: the product changed its text by itself.
 */
export const CORRECTION_CAUSES = ['facts', 'withdrawn', 'machine'] as const;
export type CorrectionCause = (typeof CORRECTION_CAUSES)[number];

/** What came of it; by a person, but for what a machine changed. */
export const CORRECTION_DECISIONS = ['corrected', 'dismissed', 'withdrawn'] as const;
export type CorrectionDecision = (typeof CORRECTION_DECISIONS)[number];

/** Of the notice to readers. */
export const NOTICE_LENGTH = { min: 10, max: 500 } as const;
export const NOTICE_TOO_SHORT = `Parašykite, ką pranešti skaitytojams: bent ${NOTICE_LENGTH.min} ženklų`;

/** A public article that is being checked. */
export interface OpenCheck {
  cause: CorrectionCause;
  /** ISO 8601, UTC. */
  since: string;
}

/** What readers are told of a correction. */
export interface CorrectionNotice {
  /** ISO 8601, UTC. */
  at: string;
  text: string;
}

export const CAUSE_WORDS: Record<CorrectionCause, string> = {
  facts: 'šaltinis pakeitė jame minimus duomenis',
  withdrawn: 'šaltinis šio straipsnio nebeskelbia',
  machine: 'tekstas pakeistas automatiškai',
};

export const describeCheck = ({ cause, since }: OpenCheck): string =>
  `Šis straipsnis tikrinamas: ${CAUSE_WORDS[cause]} (pastebėta ${formatVilniusMoment(since)}).`;

/** Before the day. */
export const CORRECTED = 'Pataisyta';

export const describeCorrection = ({ at, text }: CorrectionNotice): string =>
  `${CORRECTED} ${formatVilniusDate(at)}: ${text}`;

/** Of an article that is public no more. */
export const describeWithdrawal = ({ at, text }: CorrectionNotice): string =>
  `Straipsnį atšaukėme ${formatVilniusDate(at)}. ${text}`;

/** Whoever reads an article is told, also when nobody decided. */
export const CHANGED_BY_MACHINE = 'Tekstas pakeistas automatiškai, be redaktoriaus.';

/** The latest of what changed in public, edits and corrections: ISO 8601, UTC. */
export const lastChanged = (article: {
  published_date: string;
  edited_date: string | null;
  corrections: readonly CorrectionNotice[];
}): string =>
  [
    article.published_date,
    article.edited_date ?? '',
    ...article.corrections.map(({ at }) => at),
  ].reduce((latest, one) => (one > latest ? one : latest));
