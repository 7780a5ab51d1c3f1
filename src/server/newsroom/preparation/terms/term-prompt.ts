import { type GlossaryTerm, listNever, listTermWays } from '../../../../domain/glossary.ts';

/** Characters of the prompt: some fifty terms. */
const ROOM = 6_000;

/**
 * What a translation's prompt says of the terms its source holds; '' when there is none. The words are the
 * administrator's, a line each; the source only decides which of them are said.
 */
export function termPrompt(glossary: readonly GlossaryTerm[], source: string): string {
  const lines: string[] = [];
  let room = ROOM;
  for (const term of glossary) {
    if (!listTermWays(term).some((way) => holds(source, way))) continue;
    const line = lineOf(term);
    if (line.length > room) break;
    room -= line.length;
    lines.push(line);
  }
  if (lines.length === 0) return '';
  return `Žodynėlis. Šaltinio terminus verskite taip, linksniuodami pagal sakinį:\n${lines.join('\n')}`;
}

function lineOf(term: GlossaryTerm): string {
  const never = listNever(term).map((word) => `„${word}“`);
  return [
    `- ${term.term}: rašykite „${term.preferred}“`,
    never.length > 0 ? `, nerašykite ${never.join(', ')}` : '',
    term.note ? ` (${term.note})` : '',
  ].join('');
}

/** A name in capitals is a word of another kind than the same letters in a sentence. */
function holds(source: string, way: string): boolean {
  const flags = way === way.toUpperCase() ? 'u' : 'iu';
  return new RegExp(`(?<!\\p{L})${RegExp.escape(way)}(?:e?s|['’]s)?(?!\\p{L})`, flags).test(source);
}
