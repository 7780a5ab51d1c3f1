import { describe, expect, it } from 'vitest';
import { spaceHtml, spaceText } from '../domain/text/space-text.ts';
import { spaced, unspaced } from './spacing.ts';

const show = (text: string) => text.replaceAll('\u00A0', '_').replaceAll('\u2060', '*');

describe('our texts', () => {
  it.each([
    ['viena kopija – kitoje vietoje', 'viena kopija_– kitoje vietoje'],
    ['Rašo pagalbai, o aš sužinau', 'Rašo pagalbai, o_aš sužinau'],
    ['Į skubų gedimą', 'Į_skubų gedimą'],
    ['99,9 % pagal SLA', '99,9_% pagal SLA'],
    ['jau 12+ metų dirbame', 'jau 12+_metų dirbame'],
    ['nuo 40 EUR per valandą', 'nuo 40_EUR per valandą'],
    ['2 TB per 100 Mb/s liniją', '2_TB per 100_Mb/s liniją'],
    ['iki 500 000 objektų', 'iki 500_000_objektų'],
    ['pasibaigė 2025 m. rudenį', 'pasibaigė 2025_m._rudenį'],
    ['15 min. Paskui dirbame', '15_min. Paskui dirbame'],
    ['El. paštu arba el. parduotuvėje', 'El._paštu arba el._parduotuvėje'],
    ['Pavyzdžio g. 1, Kaunas', 'Pavyzdžio g._1, Kaunas'],
    ['NIS2 ir BDAR', 'NIS2 ir BDAR'],
    ['Microsoft 365 ir „Windows 11“', 'Microsoft_365_ir „Windows_11“'],
    ['UAB „Gintvė“', 'UAB_„Gintvė“'],
    ['VšĮ „Pagalba“', 'VšĮ_„Pagalba“'],
    ['rašė J. Jonaitis', 'rašė J._Jonaitis'],
    ['A. B. Petraitė', 'A._B._Petraitė'],
    ['+370 600 00000', '+370_600_00000'],
    ['2 190 kWh ir 250 W', '2_190_kWh ir 250_W'],
    ['Kaina 5 €', 'Kaina 5_€'],
    ['Taip. Ačiū. O ne', 'Taip. Ačiū. O_ne'],
  ])('%s breaks as %s', (text, expected) => {
    expect(show(spaceText(text))).toBe(expected);
    expect(show(spaced(text))).toBe(expected);
  });

  it.each([
    ['pagal 3-2-1 strategiją', 'pagal 3-*2-*1_strategiją'],
    ['I–V 8:00–18:00', 'I–*V 8:00–*18:00'],
    ['5–250 darbuotojų', '5–*250_darbuotojų'],
    ['Nuo 2013-ųjų', 'Nuo 2013-*ųjų'],
    ['„Wi-Fi“, „Hyper-V“ ir SHA-256', '„Wi-*Fi“, „Hyper-*V“ ir SHA-*256'],
    // No engine breaks a figure after a slash.
    ['budime 24/7', 'budime 24/7'],
    ['Antradienis–ketvirtadienis', 'Antradienis–ketvirtadienis'],
  ])('%s keeps its parts together as %s', (text, expected) => {
    expect(show(spaced(text))).toBe(expected);
  });

  it('are read by programs as they were written', () => {
    expect(unspaced(spaced('UAB „Gintvė“ – 3-2-1'))).toBe('UAB „Gintvė“ – 3-2-1');
  });

  it('in an article keep its tags, addresses and code', () => {
    const html =
      '<p title="5 val.">Per 5 val. <a href="/a 5 b">UAB „X“</a></p><pre>5 val. <b>5 val.</b></pre>';
    expect(show(spaceHtml(html))).toBe(
      '<p title="5 val.">Per 5_val. <a href="/a 5 b">UAB_„X“</a></p><pre>5 val. <b>5 val.</b></pre>',
    );
  });

  it('leave alone what is written for machines', () => {
    const content = {
      href: '/paslaugos/monitoringas-24-7',
      slug: 'it-pagalba',
      address: 'https://a.example/b-2',
      start: '2024-07-31',
      end: '2025-11',
    };
    expect(spaced(content)).toEqual(content);
  });

  it('leave the head for search engines and a message for a form field as written', () => {
    const content = {
      meta: { title: 'Kopijos – 3-2-1' },
      contactMessage: 'Ar 3-2-1 – tai viskas?',
    };
    expect(spaced(content)).toEqual(content);
  });

  it('keep their shape and everything that is not text', () => {
    const content = { href: '/paslaugos/microsoft-365', list: ['a b', 3, null], flag: true };
    expect(spaced(content)).toEqual({ ...content, list: ['a\u00A0b', 3, null] });
  });
});
