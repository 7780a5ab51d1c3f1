import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import { countEnglishNegations, countLithuanianNegations } from './negation.ts';
import { NOTHING, type Pairing, quote } from './passage.ts';

/** A denial that came in, or went. */
export function compareNegations({ source, output }: Pairing): CheckFinding[] {
  const english = countEnglishNegations(source.text);
  const lithuanian = countLithuanianNegations(output.text);
  if (lithuanian.sure > english.all && lithuanian.first) {
    const isUnsure = lithuanian.sure <= english.most;
    return [
      {
        kind: 'negation',
        problem: 'added',
        ...quote(output, lithuanian.first),
        ...(isUnsure && { isUnsure }),
      },
    ];
  }
  if (english.sure > lithuanian.all && english.first) {
    const told = quote(source, english.first);
    return [{ kind: 'negation', problem: 'left_out', ...NOTHING, source: told }];
  }
  return [];
}
