import { allowedHref } from '../../domain/articles/article-html.ts';

/** What a person means by an address: `pavyzdys.lt` is a web page, `a@b.lt` a mail box. Null when it cannot stand. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return allowedHref(`mailto:${text}`);
  if (/^(?:[a-z][\w+.-]*:|\/)/i.test(text) && !/^[\w.-]+\.[a-z]{2,}:\d/i.test(text))
    return allowedHref(text);
  return /^[\w-]+(?:\.[\w-]+)+/.test(text) ? allowedHref(`https://${text}`) : null;
}
