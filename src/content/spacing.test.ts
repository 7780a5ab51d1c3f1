import { describe, expect, it } from 'vitest';
import { spaced, spaceText } from './spacing.ts';

const visible = (text: string) => spaceText(text).replaceAll('\u00A0', '_');

describe('our texts', () => {
  it.each([
    ['viena kopija – kitoje vietoje', 'viena kopija_– kitoje vietoje'],
    ['Rašo pagalbai, o aš sužinau', 'Rašo pagalbai, o_aš sužinau'],
    ['Į skubų gedimą', 'Į_skubų gedimą'],
    ['99,9 % pagal SLA', '99,9_% pagal SLA'],
    ['jau 12+ metų dirbame', 'jau 12+_metų dirbame'],
    ['NIS2 ir BDAR', 'NIS2 ir BDAR'],
    ['Microsoft 365 ir paštas', 'Microsoft_365_ir paštas'],
    ['UAB „Gintvė“', 'UAB_„Gintvė“'],
  ])('%s breaks as %s', (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it('keep their shape and everything that is not text', () => {
    const content = { href: '/paslaugos/microsoft-365', list: ['a b', 3, null], flag: true };
    expect(spaced(content)).toEqual({ ...content, list: ['a\u00A0b', 3, null] });
  });
});
