interface Call {
  words: string[];
  options: Record<string, boolean | undefined>;
}
export function readCall(
  name: string,
  given: string[],
): (Call & { text?: never }) | { text: string; code: number };
export function readWords(name: string, given?: string[]): Call;
export function refuseMisuse(): void;
