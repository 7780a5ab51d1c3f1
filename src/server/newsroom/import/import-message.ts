import { formatVilniusMoment } from '../../../domain/time/vilnius-date.ts';

/** What one import did, in numbers. */
export interface ImportCounts {
  /** New articles of this call. */
  imported: number;
  /** Items met before, here or elsewhere. */
  known: number;
  /** Items of a first fetch that are recorded as skipped, not imported. */
  remembered: number;
  /** Skipped because of the source's own words. */
  excluded: number;
  notIncluded: number;
  /** New items that wait because the source's limit of a day is reached. */
  waiting: number;
  /** New items over what one fetch looks at; they come with the next. */
  cut: number;
  /** Stored with what the source says, because their pages cannot answer now; those are asked again. */
  retried: number;
  /** Not stored for the same reason: without its page nothing is known of them. They come with the next fetch. */
  postponed: number;
  /** Waited, were cut or postponed last time, and are in the source no more. */
  rolledOff: number;
  /** Without anything to recognise them by. */
  unnamed: number;
  /** Stand in the source more than once. */
  repeated: number;
  /** Changed in the source before publication: they start anew. */
  redone: number;
  /** Changed in the source when public or in a person's hands: a person has to look. */
  marked: number;
}

export const NO_COUNTS: ImportCounts = {
  imported: 0,
  known: 0,
  remembered: 0,
  excluded: 0,
  notIncluded: 0,
  waiting: 0,
  cut: 0,
  retried: 0,
  postponed: 0,
  rolledOff: 0,
  unnamed: 0,
  repeated: 0,
  redone: 0,
  marked: 0,
};

/** The source's line in the automation log: nothing is left out silently. */
export function describeImport(counts: ImportCounts): string {
  const { imported, remembered, excluded, notIncluded, waiting, cut, redone, marked } = counts;
  const { retried, postponed, rolledOff, unnamed, repeated } = counts;
  const parts = [imported > 0 ? `importuota straipsnių – ${imported}` : 'naujienų nėra'];
  if (retried > 0) parts.push(`iš jų dar kartą bus skaitomi dabar neatsakę puslapiai – ${retried}`);
  if (remembered > 0) parts.push(`senesni įsiminti – ${remembered}`);
  if (notIncluded > 0) parts.push(`praleisti, nes nėra ieškomų žodžių, – ${notIncluded}`);
  if (excluded > 0) parts.push(`praleisti dėl nepageidaujamų žodžių – ${excluded}`);
  if (waiting > 0) parts.push(`dėl dienos ribos laukia – ${waiting}`);
  if (cut > 0) parts.push(`kitam kartui palikta – ${cut}`);
  if (postponed > 0) parts.push(`atidėti, nes jų puslapiai dabar neatsako, – ${postponed}`);
  if (rolledOff > 0) parts.push(`dingo iš šaltinio nesulaukę importo – ${rolledOff}`);
  if (unnamed > 0) parts.push(`praleisti, nes nėra iš ko atpažinti, – ${unnamed}`);
  if (repeated > 0) parts.push(`šaltinyje pasikartoja – ${repeated}`);
  if (redone > 0) parts.push(`pasikeitė šaltinyje, bus paruošti iš naujo – ${redone}`);
  if (marked > 0) parts.push(`pasikeitė šaltinyje, reikia peržiūrėti – ${marked}`);
  return `${parts.join(', ')}.`;
}

/** Of a source in back-off, whatever started the run. */
export const describeBackOff = (
  name: string,
  { until, why }: { until: Date; why: string },
): string => `${name}: praleistas, nes ${why} iki ${formatVilniusMoment(until.toISOString())}.`;
