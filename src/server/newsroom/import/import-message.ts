import { formatVilniusMoment } from '../../../domain/time/vilnius-date.ts';

/** What one import did, in numbers. */
export interface ImportCounts {
  /** New articles of this call. */
  imported: number;
  /** Items met before, here or elsewhere. */
  known: number;
  /** Items of a first fetch that are recorded as skipped, not imported. */
  skippedAsOld: number;
  /** Skipped because of the source's own words. */
  excluded: number;
  notIncluded: number;
  /** New items that wait because the source's limit of a day is reached. */
  waiting: number;
  /** New items over what one fetch looks at; they come with the next. */
  overLimit: number;
  /** Stored with what the source says, because their pages cannot answer now; those are asked again. */
  retried: number;
  /** Not stored for the same reason: without its page nothing is known of them. They come with the next fetch. */
  deferred: number;
  /** Waited, were cut or postponed last time, and are in the source no more. */
  rolledOff: number;
  /** Without anything to recognise them by. */
  unidentified: number;
  /** Stand in the source more than once. */
  duplicated: number;
  /** Changed in the source before publication: they start anew. */
  restarted: number;
  /** Changed in the source when public or in a person's hands: a person has to look. */
  flagged: number;
  /** Public with us and taken back by the source: readers are told that they are being checked. */
  withdrawn: number;
}

export const NO_COUNTS: ImportCounts = {
  imported: 0,
  known: 0,
  skippedAsOld: 0,
  excluded: 0,
  notIncluded: 0,
  waiting: 0,
  overLimit: 0,
  retried: 0,
  deferred: 0,
  rolledOff: 0,
  unidentified: 0,
  duplicated: 0,
  restarted: 0,
  flagged: 0,
  withdrawn: 0,
};

/** The source's line in the automation log: nothing is left out silently. */
export function describeImport(counts: ImportCounts): string {
  const { imported, skippedAsOld, excluded, notIncluded, waiting, overLimit, restarted, flagged } =
    counts;
  const { retried, deferred, rolledOff, unidentified, duplicated, withdrawn } = counts;
  const parts = [imported > 0 ? `importuota straipsnių – ${imported}` : 'naujienų nėra'];
  if (retried > 0) parts.push(`iš jų dar kartą bus skaitomi dabar neatsakę puslapiai – ${retried}`);
  if (skippedAsOld > 0) parts.push(`senesni įsiminti – ${skippedAsOld}`);
  if (notIncluded > 0) parts.push(`praleisti, nes nėra ieškomų žodžių, – ${notIncluded}`);
  if (excluded > 0) parts.push(`praleisti dėl nepageidaujamų žodžių – ${excluded}`);
  if (waiting > 0) parts.push(`dėl dienos ribos laukia – ${waiting}`);
  if (overLimit > 0) parts.push(`kitam kartui palikta – ${overLimit}`);
  if (deferred > 0) parts.push(`atidėti, nes jų puslapiai dabar neatsako, – ${deferred}`);
  if (rolledOff > 0) parts.push(`dingo iš šaltinio nesulaukę importo – ${rolledOff}`);
  if (unidentified > 0) parts.push(`praleisti, nes nėra iš ko atpažinti, – ${unidentified}`);
  if (duplicated > 0) parts.push(`šaltinyje pasikartoja – ${duplicated}`);
  if (restarted > 0) parts.push(`pasikeitė šaltinyje, bus paruošti iš naujo – ${restarted}`);
  if (flagged > 0) parts.push(`pasikeitė šaltinyje, reikia peržiūrėti – ${flagged}`);
  if (withdrawn > 0) parts.push(`publikuoti, bet šaltinio nebeskelbiami, – ${withdrawn}`);
  return `${parts.join(', ')}.`;
}

/** Of a source in back-off, whatever started the run. */
export const describeBackOff = (
  name: string,
  { until, why }: { until: Date; why: string },
): string => `${name}: praleistas, nes ${why} iki ${formatVilniusMoment(until.toISOString())}.`;
