interface Limit {
  /** Shorter says too little. */
  min: number;
  /** Longer is cut by search engines. */
  max: number;
}

/** Signs search engines show on a wide screen, about; the brand is added after the title by the page. */
export const TITLE_LENGTH: Limit = { min: 20, max: 60 };
export const DESCRIPTION_LENGTH: Limit = { min: 70, max: 155 };

export function judgeLength(length: number, { min, max }: Limit): string {
  if (length === 0) return '';
  if (length < min) return ' – verta pratęsti';
  return length > max ? ' – pabaiga bus nukirpta' : '';
}

/** At the last whole word that fits, with an ellipsis; the whole text when it fits. */
export function truncateSnippet(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > length / 2 ? end : length).trimEnd()} …`;
}
