import sharp from 'sharp';
import type { ModelAnswer, ModelRequest } from './model-server.ts';

/*
 * A model that does what the prompt asks, without understanding: it finds the fenced source, rates it, and
 * "translates" word by word into Lithuanian words, leaving markup, digits and whatever stands beside them.
 */

const WORDS =
  'įmonė saugumas naujiena ryšys žinutė šiandien paslauga įranga vartotojas sąsaja grėsmė būdas užduotis ąžuolas skaičius įrašas darbuotojų šifravimas prieiga žmonės'.split(
    ' ',
  );

export async function simulateModel(request: ModelRequest): Promise<ModelAnswer> {
  if (request.wantsImage) return { image: await picture() };
  const source = readFence(request.prompt);
  const answers: Record<string, () => unknown> = {
    score: () => 82,
    category: () => 'Kibernetinis saugumas',
    title: () => translateText(source.TITLE ?? '') || 'Naujiena',
    excerpt: () =>
      // Of whole words, as models write.
      /^.{0,240}(?!\S)/su.exec(translateText(source.EXCERPT ?? ''))?.[0] ||
      'Trumpa naujienos santrauka.',
    content_html: () => translateHtml(source.CONTENT_HTML ?? ''),
  };
  const json = Object.fromEntries(request.fields.map((field) => [field, answers[field]?.() ?? '']));
  return { json };
}

/** The parts of the fenced source by name. */
export function readFence(prompt: string): Record<string, string> {
  const body = /^BEGIN SOURCE (\S+)\n([\s\S]*?)\nEND SOURCE \1$/m.exec(prompt)?.[2] ?? '';
  const parts: Record<string, string> = {};
  for (const part of body.split(/^(?=\[(?:TITLE|EXCERPT|CONTENT|CONTENT_HTML)\]$)/m)) {
    const [, name, value] = /^\[(\w+)\]\n([\s\S]*)$/.exec(part) ?? [];
    if (name) parts[name] = (value ?? '').trim();
  }
  return parts;
}

const translateHtml = (html: string): string =>
  html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag: string | undefined, text: string | undefined) =>
    tag ? tag : translateText(text ?? ''),
  );

/** A word next to digits stays: "March 4", "3.5 million" and "Windows 11" are facts. */
function translateText(text: string): string {
  const tokens = text.split(/(\s+)/);
  return tokens
    .map((token, at) => {
      const isFact = [tokens[at - 2], token, tokens[at + 2], tokens[at + 4]].some((near) =>
        /[\d@]|https?:|\.\w/.test(near ?? ''),
      );
      return isFact ? token : token.replace(/&\w+;|\p{L}{2,}/gu, (word) => replaceWord(word));
    })
    .join('');
}

/** What is denied stays denied. */
const NEGATIONS =
  /^(?:not|never|nobody|nothing|nowhere|neither|cannot|without|none|no|nor|excluding)$/i;

function replaceWord(word: string): string {
  if (word.startsWith('&')) return word;
  if (NEGATIONS.test(word)) return 'nėra';
  const sum = [...word].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const chosen = WORDS[sum % WORDS.length] ?? 'žodis';
  const fitted = word.length < 4 ? chosen.slice(0, 3) : chosen;
  return /^\p{Lu}/u.test(word) ? fitted.charAt(0).toUpperCase() + fitted.slice(1) : fitted;
}

const picture = () =>
  sharp({ create: { width: 1344, height: 768, channels: 3, background: '#10212b' } })
    .png()
    .toBuffer();
