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
  | 'direction';

/** A fact of an output that its source does not hold, for the reviewer. Stored in `articles.check_findings`. */
export interface CheckFinding {
  /** As written in the output. */
  fact: string;
  kind: FactKind;
  /** A few words of the output around it; holds `fact`. */
  excerpt: string;
}
