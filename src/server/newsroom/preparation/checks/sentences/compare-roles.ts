import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import { type Pairing, quote } from './passage.ts';

/** What one does to another, in English right between the two. */
const DID =
  '(?:(?:has|have|had|will|may|could|plans to|wants to) )?(?:su(?:e[ds]?|ing)|buy(?:s|ing)?|bought|acquir(?:e[ds]?|ing)|own(?:s|ed)?|accus(?:e[ds]?|ing)|beat(?:s|ing)?|defeat(?:s|ed)?|overt(?:akes?|ook|aken)|outsells?|outsold|pass(?:es|ed)|replac(?:e[ds]?|ing)|fin(?:es|ed)|block(?:s|ed|ing)?|ban(?:s|ned)?|attack(?:s|ed|ing)?|critici[sz](?:e[ds]?|ing)|warn(?:s|ed)|pa(?:ys|id)|invest(?:s|ed) in|sold to|sells to|hir(?:es|ed) from|licens(?:es|ed)|back(?:s|ed)|charg(?:es|ed))';
const QUOTED = /[„"](\p{Lu}[\p{L}\d]*)[“"”]/gu;
/** Then who it is done to may well stand first. */
const PASSIVE = /(?<!\p{L})(?:buvo|yra|bus|būtų)(?!\p{L})/iu;

/**
 * Who did it and who had it done: quoted names have no ending that would tell, so the one that stands first is taken for the
 * one that acts. Lithuanian may put it the other way round, which makes this a doubt.
 */
export function compareRoles({ source, output }: Pairing): CheckFinding[] {
  if (PASSIVE.test(output.text)) return [];
  const names = [...output.text.matchAll(QUOTED)].map(({ 0: found, 1: name = '', index }) => ({
    name,
    start: index + 1,
    end: index + found.length - 1,
  }));
  const [first, second] = names;
  if (!first || !second || names.length > 2 || first.name === second.name) return [];
  const acted = new RegExp(
    `(?<![\\p{L}\\d])${second.name} ${DID} ${first.name}(?![\\p{L}\\d])`,
    'u',
  ).exec(source.text);
  if (!acted) return [];
  const there = { start: acted.index, end: acted.index + second.name.length };
  return [
    {
      kind: 'order',
      problem: 'exchanged',
      ...quote(output, first),
      source: quote(source, there),
      isUnsure: true,
    },
  ];
}
