/** The rules by name; also the label a reviewer sees. */
export type FactKind =
  | 'url'
  | 'mail'
  | 'ip'
  | 'cve'
  | 'date'
  | 'month'
  | 'weekday'
  | 'relative'
  | 'time'
  | 'zone'
  | 'phone'
  | 'version'
  | 'name'
  | 'number'
  | 'word'
  | 'ordinal'
  | 'fraction'
  | 'vague'
  | 'unit'
  | 'currency'
  | 'percent'
  | 'range'
  | 'bound'
  | 'direction'
  | 'trend'
  | 'order'
  | 'contrast'
  | 'period'
  | 'negation'
  | 'person'
  | 'place'
  | 'term'
  | 'spelling';

/** What is the matter with it. */
type FindingProblem =
  /** The output tells it, its source does not. */
  | 'added'
  /** The source tells it, the output does not. */
  | 'left_out'
  /** The output says the contrary, or another of a kind. */
  | 'changed'
  /** Both stand in both texts, in each other's place. */
  | 'exchanged'
  /** The glossary says never. */
  | 'unwanted'
  /** In no dictionary. */
  | 'unknown';

interface Quotation {
  /** As written. */
  fact: string;
  /** A few words around it; holds `fact`. */
  excerpt: string;
}

/** Where an output and its source do not tell the same, or its words are not ours, for the reviewer. Stored in `articles.check_findings`. */
export interface CheckFinding extends Quotation {
  kind: FactKind;
  /** Absent in rows stored before there were others: added. */
  problem?: FindingProblem;
  /** Worth a look, and no reason against publishing: what is right is said so too. */
  isUnsure?: true;
  /** The words of the source it is about; `fact` and `excerpt` are the output's, and empty where it left something out. */
  source?: Quotation;
  /** What we write instead, as the glossary has it. */
  hint?: string;
}
