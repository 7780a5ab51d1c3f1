/** A term of the editors' glossary: how our texts say what sources say. */
export interface GlossaryTerm {
  /** As sources write it; several ways are set apart by commas. */
  term: string;
  /** What we write. */
  preferred: string;
  /** What we never write, in any form of the words; one on a line. */
  never: string;
  note: string;
}

export const GLOSSARY_LIMITS = {
  term: 120,
  preferred: 80,
  never: 80,
  nevers: 20,
  note: 300,
} as const;

export const listTermWays = ({ term }: Pick<GlossaryTerm, 'term'>): string[] =>
  term
    .split(',')
    .map((way) => way.trim())
    .filter(Boolean);

export const listNever = ({ never }: Pick<GlossaryTerm, 'never'>): string[] =>
  never.split('\n').filter(Boolean);
