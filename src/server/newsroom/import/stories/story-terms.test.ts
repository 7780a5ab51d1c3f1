import { describe, expect, test } from 'vitest';
import { listReportTerms, type Report } from './story-terms.ts';

const terms = (report: Partial<Report>) =>
  listReportTerms({ title: '', lead: '', links: [], isLithuanian: false, ...report });
const ofTitle = (title: string) => terms({ title }).title;
const ofLead = (lead: string) => terms({ lead }).lead;
const ofLinks = (...links: string[]) => terms({ links }).lead;

describe('a word is known by its sound and its beginning', () => {
  test.each([
    ['Philip', 'Filipas', 'filip'],
    ['Thomas', 'Tomas', 'tomas'],
    ['Schröder', 'Šröderis', 'sroder'],
    ['Shell', 'Šelas', 'sel'],
    ['Chile', 'Šilė', 'sile'],
    ['Jackson', 'Jaksonas', 'iakson'],
    ['Kharkiv', 'Karkivas', 'karkiv'],
    ['Christo', 'Kristo', 'kristo'],
    ['Qatar', 'Kataras', 'katar'],
    ['Quebec', 'Kvebekas', 'kvebek'],
    ['Mexico', 'Meksiko', 'meksik'],
    ['Warsaw', 'Varsav', 'varsav'],
    ['Yalta', 'Jalta', 'ialta'],
    ['Cisco', 'Sisko', 'sisko'],
    ['Canada', 'Kanada', 'kanada'],
    ['Zoom', 'Sum', 'sum'],
    ['Street', 'Strit', 'strit'],
    ['Beach', 'Byk', 'bik'],
    ['Bennett', 'Benetas', 'benet'],
    ['Utah', 'Uta', 'uta'],
    ['Łódź', 'Lodzė', 'los'],
    ['Strauß', 'Straus', 'straus'],
    ['Ørsted', 'Orstedas', 'orsted'],
  ])('%s and „%s“ begin alike: %s', (one, other, term) => {
    expect(ofTitle(one)).toEqual([term]);
    expect(ofTitle(other)[0]?.startsWith(term.slice(0, 5))).toBe(true);
  });

  test.each([
    ['trečiadienis', 'tresad'],
    ['ketvirtadienį', 'ketvad'],
    ['penktadieniais', 'penkad'],
    ['antradienį', 'antrad'],
  ])('the weekday „%s“ is none of a row: %s', (word, term) => {
    expect(ofTitle(word)).toEqual([term]);
  });

  test('six letters of it count', () => {
    expect(ofTitle('abdefgl abdefgr')).toEqual(['abdefg', 'abdefg']);
    expect(ofTitle('abdefl abdefr')).toEqual(['abdefl', 'abdefr']);
  });

  test('a word of two letters says nothing, unless it holds a digit', () => {
    expect(ofTitle('ES ir JAV G7 susitikime')).toEqual(['iav', 'g7', 'susiti']);
  });

  test('whose it is does not count', () => {
    expect(ofTitle("Trump's Trump’s")).toEqual(['trump', 'trump']);
  });
});

describe('a number is known by its value', () => {
  test.each([
    ['1,200', '#1200'],
    ['1 200', '#1200'],
    ['1.200.000', '#1200000'],
    ['3,5', '#3.5'],
    ['3.5', '#3.5'],
    ['12,34', '#12.34'],
    ['7', '#7'],
  ])('%s: %s', (written, term) => {
    expect(ofTitle(written)).toEqual([term]);
  });

  test('of one digit it counts in a title alone', () => {
    expect(ofLead('7 12')).toEqual(['#12']);
  });

  test('forty characters of it count', () => {
    expect(ofTitle('1'.repeat(41))).toEqual([`#${'1'.repeat(40)}`]);
  });
});

test('the first six hundred characters of a text count', () => {
  expect(ofLead(`${' '.repeat(597)}oslo`)).toEqual(['osl']);
  expect(ofLead(`${' '.repeat(598)}oslo`)).toEqual([]);
});

describe('a document that a text links', () => {
  const release = 'https://cisco.test/releases/1';

  test('is one however its address is written, and another is another', () => {
    const [one] = ofLinks(release);
    expect(one).toMatch(/^@[\w-]{12}$/);
    expect(ofLinks(release, 'http://www.cisco.test/releases/1/?utm_source=rss')).toEqual([one]);
    expect(ofLinks('https://cisco.test/releases/2')).not.toEqual([one]);
  });

  test('has a path', () => {
    expect(ofLinks('https://cisco.test/', 'https://cisco.test', 'mailto:a@cisco.test')).toEqual([]);
  });

  test('is one of the first ten', () => {
    const links = Array.from({ length: 11 }, (_, at) => `${release}${at}`);
    expect(ofLinks(...links)).toEqual(ofLinks(...links.slice(0, 10)));
    expect(ofLinks(...links)).toHaveLength(10);
  });
});
