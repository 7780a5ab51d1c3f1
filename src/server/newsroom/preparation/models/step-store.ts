/** Ends the name of a step that asks a second time, with what was wrong. */
export const REPAIR = ' repair';

/** A step by its place and everything its answer depends on. */
export interface StepColumns {
  article_id: string;
  step: string;
  input_hash: string;
  prompt_version: string;
  model: string;
}

export interface CheckpointResult<T> {
  output: T;
  inputTokens?: number;
  outputTokens?: number;
  images?: number;
}

/** Where finished steps stand. */
export interface StepStore {
  find(step: StepColumns): Promise<{ output: unknown } | undefined>;
  /** The answer and what it cost, both or neither. @param milliseconds that it took */
  store(step: StepColumns, result: CheckpointResult<unknown>, milliseconds: number): Promise<void>;
}
