export type Verdict = 'good' | 'attention' | 'bad';

/** What an examination found of one thing. */
export interface Finding {
  /** Of the thing, Lithuanian. */
  name: string;
  /** `bad`: not to be put online so. `attention`: it may be meant so. */
  verdict: Verdict;
  /** What was found and, unless it is good, what to do, Lithuanian. */
  text: string;
}

export const good = (name: string, text: string): Finding => ({ name, verdict: 'good', text });
export const bad = (name: string, text: string): Finding => ({ name, verdict: 'bad', text });
export const attention = (name: string, text: string): Finding => ({
  name,
  verdict: 'attention',
  text,
});
