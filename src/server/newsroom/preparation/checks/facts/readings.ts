import type { Writing } from './writing.ts';

/** The values that digits with their separators may stand for. */
export function readings(digits: string, writing: Writing): number[] {
  const plain = digits.replace(/[ '’]/g, '');
  const separators = plain.match(/[.,]/g) ?? [];
  if (separators.length === 0) return [Number(plain)];
  if (new Set(separators).size === 2) {
    const decimal = separators.at(-1) ?? '.';
    const grouping = decimal === '.' ? ',' : '.';
    return [Number(plain.replaceAll(grouping, '').replace(decimal, '.'))];
  }
  const parts = plain.split(/[.,]/);
  const [first = ''] = parts;
  const isGrouped = parts.slice(1).every((part) => part.length === 3) && first.length <= 3;
  const asGroups = Number(parts.join(''));
  if (separators.length > 1) return isGrouped ? [asGroups] : parts.map(Number);
  const asDecimal = Number(parts.join('.'));
  if (!isGrouped) return [asDecimal];
  if (writing === 'en') return separators[0] === ',' ? [asGroups] : [asDecimal];
  if (writing === 'lt' && separators[0] === ',') return [asDecimal];
  return first === '0' ? [asDecimal] : [asDecimal, asGroups];
}
