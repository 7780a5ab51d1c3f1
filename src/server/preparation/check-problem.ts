/** Why an output may not be used as it is. */
export interface CheckProblem {
  rule: 'answer' | 'form' | 'category' | 'score' | 'language' | 'length' | 'fact' | 'link' | 'html';
  /** Lithuanian: shown to the reviewer, and given to the model for its second try. */
  message: string;
  /** The piece of the output that is at fault, as written there; for highlighting. */
  value?: string;
}
