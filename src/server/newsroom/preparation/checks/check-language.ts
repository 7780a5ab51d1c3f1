import { proseOf } from '../../../html/text-blocks.ts';
import type { CheckProblem } from './check-problem.ts';

/** Share of ąčęėįšųūž among the letters: 5–8 % in Lithuanian prose, nothing in an untranslated text. */
const OWN_SHARE = 0.02;
/** Letters of neighbours and other scripts that Lithuanian prose does not use; names may. */
const FOREIGN_SHARE = 0.02;
/** None of them is a Lithuanian word too ("to" is); whole words, also beside letters like š. */
const ENGLISH_WORDS =
  /(?<!\p{L})(?:the|and|of|is|are|was|with|that|this|from|have|which|their)(?!\p{L})/giu;

/** Is it Lithuanian, and whole: no paragraph left in English. Code and quotations of code are not read. */
export function checkLanguage(html: string): CheckProblem[] {
  const prose = proseOf(html);
  const letters = count(prose, /\p{L}/gu);
  if (letters < 40) return [];
  const problems: CheckProblem[] = [];
  if (letters >= 100 && count(prose, /[ąčęėįšųūž]/giu) / letters < OWN_SHARE) {
    problems.push({
      rule: 'language',
      message: 'Tekste nėra lietuviškų raidžių: jis neišverstas.',
    });
  }
  if (count(prose, /[āēģīķļņōřěñßäöüłżśźćń\p{Script=Cyrillic}]/giu) / letters > FOREIGN_SHARE) {
    problems.push({ rule: 'language', message: 'Tekste per daug kitų kalbų raidžių.' });
  }
  for (const line of prose.split('\n')) {
    const words = count(line, /\p{L}+/gu);
    if (words >= 12 && count(line, ENGLISH_WORDS) / words > 0.12) {
      problems.push({
        rule: 'language',
        message: `Liko neišversta pastraipa: „${line.slice(0, 80)}…“.`,
        value: line,
      });
    }
  }
  return problems;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
