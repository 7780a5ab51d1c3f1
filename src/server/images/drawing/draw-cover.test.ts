import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demoPublishedArticles } from '../../demo/demo-article-list.ts';
import { chooseMotif, MOTIFS, type MotifName } from './choose-motif.ts';
import { coverSvg, drawCover } from './draw-cover.ts';
import { createRandom } from './seeded-random.ts';

const subject = { seed: 'a', title: 'Atsarginės kopijos', category: 'Technologijos' };
const CATEGORIES = ['Kibernetinis saugumas', 'IT paslaugos', 'Technologijos', 'Kita', null];
/** What the lightest of the covers before this family weighed. */
const MOST_BYTES = 22_700;

describe('a drawn cover', () => {
  test('is a 1200×630 WebP, the same for the same subject, another for another seed', async () => {
    const cover = await drawCover(subject);
    expect(await sharp(cover).metadata()).toMatchObject({
      format: 'webp',
      width: 1200,
      height: 630,
    });
    expect(cover.equals(await drawCover(subject))).toBe(true);
    expect(coverSvg({ ...subject, seed: 'b' })).not.toBe(coverSvg(subject));
    expect(new Set(CATEGORIES.map((category) => coverSvg({ ...subject, category }))).size).toBe(4);
  }, 30_000);

  test('prints no words and no broken numbers, whatever the words are', () => {
    for (const title of ['Žąsų įžvalgos '.repeat(40), '🐟', '', '<script>&"'])
      for (const category of [...CATEGORIES, '<b>&', '__proto__'])
        expect(coverSvg({ seed: title, title, category })).not.toMatch(
          /<text|font|NaN|undefined|Infinity|script|<b>/,
        );
  });

  test('is calm on pages of both themes and no heavier than before, whatever the article is about', async () => {
    // Those with the most lines.
    const titles = ['Serveriai', 'Tinklai', 'Įstatymai', 'Dirbtinis intelektas', 'Telefonai'];
    for (const [at, title] of titles.entries()) {
      const category = CATEGORIES[at] ?? null;
      const cover = await drawCover({ title, seed: title, category });
      expect(cover.length, title).toBeLessThan(MOST_BYTES);
      const { channels } = await sharp(cover).greyscale().stats();
      // Linen's page is 241, the dark one 27 on the scale of greys.
      expect(channels[0]?.mean, title).toBeGreaterThan(40);
      expect(channels[0]?.mean, title).toBeLessThan(110);
    }
  }, 30_000);

  test('shows each article of the demonstration its own thing', () => {
    expect(new Set(demoPublishedArticles.map(chooseMotif)).size).toBe(demoPublishedArticles.length);
  });
});

describe('the motif', () => {
  test.each<[string, MotifName]>([
    ['NIS2 reikalavimai savivaldybėms', 'law'],
    ['Kibernetinės atakos prieš ligonines', 'shield'],
    ['Atpažinkite apgaulingus laiškus', 'letter'],
    ['Slaptažodžių tvarkyklė įmonei', 'key'],
    ['Ką daryti, kai serverinėje dingsta elektra', 'servers'],
    ['„Microsoft 365“ licencijos pabrangs', 'cloud'],
    ['„Wi-Fi“ tinklo plėtra sandėlyje', 'network'],
    ['DI padėjėjai biure', 'ai'],
    ['Interneto svetainės greitis', 'website'],
    ['Programėlė telefone prašo leidimų', 'phone'],
    ['Darbuotojo pirmoji diena', 'badge'],
    ['IT pagalba klientams', 'headset'],
    ['Kopijų atkūrimo bandymas', 'backup'],
  ])('of „%s“ is %s', (title, motif) => {
    expect(chooseMotif({ title, category: null })).toBe(motif);
  });

  test.each<[string, MotifName]>([
    // Not code, the law, electricity or a network.
    ['Kodėl verta teisingai pasirinkti elektroninį parašą', 'lighthouse'],
    ['Tinklaraštis: metų apžvalga', 'lighthouse'],
    ['', 'lighthouse'],
  ])('is not read into the likeness of words: „%s“', (title, motif) => {
    expect(chooseMotif({ title, category: null })).toBe(motif);
  });

  test('follows the title before the excerpt, the excerpt before the category', () => {
    const category = 'IT paslaugos';
    expect(chooseMotif({ title: 'Metų apžvalga', excerpt: 'Apie serverius', category })).toBe(
      'servers',
    );
    expect(chooseMotif({ title: 'Debesija', excerpt: 'Apie serverius', category })).toBe('cloud');
    expect(chooseMotif({ title: 'Metų apžvalga', category })).toBe('headset');
  });

  test('is one of eight at least, each with its piece of amber', () => {
    expect(Object.keys(MOTIFS).length).toBeGreaterThanOrEqual(8);
    for (const [name, draw] of Object.entries(MOTIFS)) {
      expect(draw(createRandom('a')), name).toMatch(/class="(a|s)"/);
      expect(draw(createRandom('a')), name).not.toMatch(/NaN|undefined/);
    }
  });
});
