/** The prompts that can be set: each is a column of the settings and has its own versions. */
export const PROMPT_KINDS = ['translation', 'relevance', 'image'] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];
