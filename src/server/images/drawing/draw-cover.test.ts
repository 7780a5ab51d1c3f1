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

describe('the seed moves a drawing', () => {
  const drawings = Array.from({ length: 300 }, (_, at) => {
    const svg = coverSvg({ ...subject, seed: `s${at}` });
    const numbers = (pattern: RegExp) => (pattern.exec(svg) ?? []).slice(1).map(Number);
    const [x = 0, y = 0, turn = 0, scale = 0] = numbers(
      /<g transform="translate\((\S+) (\S+)\) rotate\((\S+)\) scale\((\S+)\)"/,
    );
    const depths =
      /<g fill="none" stroke="\S+" stroke-width="2" stroke-linecap="round">(.*?)<\/g>/.exec(
        svg,
      )?.[1] ?? '';
    return { x, y, turn, scale, depths };
  });
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)];

  test.each([
    ['x', 360, 840, 6],
    ['y', 303, 327, 1],
    ['turn', -7, 7, 1],
    ['scale', 1.02, 1.16, 0.01],
  ] as const)('%s from %d to %d, and nearly that far', (of, least, most, near) => {
    const [low = 0, high = 0] = range(drawings.map((drawing) => drawing[of]));
    expect([low >= least, low <= least + near, high >= most - near, high <= most]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('the lines of depth stand around it, each farther out than the one before, every other one dotted', () => {
    const radii = Array.from({ length: 7 }, (_, at) => 330 + at * (74 + at * 12));
    for (const { x, y, depths } of drawings.slice(0, 20)) {
      const paths = [...depths.matchAll(/<path (.*?)\/>/g)].map(([, path = '']) => path);
      expect(paths).toHaveLength(8);
      expect(paths.map((path) => /class="(.*?)"/.exec(path)?.[1])).toEqual([
        undefined,
        '',
        'd',
        '',
        'd',
        '',
        'd',
        '',
      ]);
      expect(paths[0]).toMatch(/fill="#[0-9a-f]{6}" stroke="none"$/);
      for (const [at, radius] of radii.entries()) {
        const points = (/d="M(.*?)Z"/.exec(paths[at] ?? '')?.[1] ?? '')
          .split('L')
          .map((point) => point.split(' ').map(Number));
        const reaches = points.map(([px = 0, py = 0]) =>
          Math.hypot((px - x) / 1.06, (py - y) / 0.95),
        );
        const mean = reaches.reduce((sum, reach) => sum + reach) / reaches.length;
        expect(Math.abs(mean / radius - 1)).toBeLessThan(0.001);
        // Unrest grows outwards.
        const unrest = 0.08 + at * 0.012;
        const swing = Math.max(...reaches.map((reach) => Math.abs(reach / radius - 1)));
        expect(swing).toBeGreaterThan(0.5 * unrest);
        expect(swing).toBeLessThan(2.6 * unrest);
      }
    }
  });

  test('crosses of one size stand all over the sea', () => {
    const crosses = drawings.flatMap(({ depths }) =>
      [...depths.matchAll(/M(\S+) (\S+)v18M(\S+) ([\d-]+)h18/g)].map(([, ...four]) =>
        four.map(Number),
      ),
    );
    expect(crosses).toHaveLength(7 * drawings.length);
    for (const [x = 0, y = 0, left = 0, middle = 0] of crosses)
      expect([left, middle - 9]).toEqual([x - 9, y]);
    const [left = 0, right = 0] = range(crosses.map(([x = 0]) => x));
    const [top = 0, bottom = 0] = range(crosses.map(([, , , y = 0]) => y));
    for (const [value, edge] of [
      [left, 0],
      [right, 1200],
      [top, 0],
      [bottom, 630],
    ] as const)
      expect(Math.abs(value - edge)).toBeLessThan(4);
  });

  test('its colours are between two shades of its category', () => {
    const grounds = (category: string | null) =>
      Array.from({ length: 100 }, (_, at) =>
        /<rect [^>]* fill="#(..)(..)(..)"/
          .exec(coverSvg({ ...subject, category, seed: `s${at}` }))
          ?.slice(1)
          .map((part) => Number.parseInt(part, 16)),
      );
    const shades = (category: string | null) =>
      [0, 1, 2].map((part) => range(grounds(category).map((ground) => ground?.[part] ?? 0)));
    const [red, green, blue] = shades('Technologijos');
    expect([red, green, blue]).toEqual([
      [0x1c, 0x24],
      [0x4a, 0x50],
      [0x48, 0x5a],
    ]);
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
    ['Raktai durims', 'key'],
  ])('of „%s“ is %s', (title, motif) => {
    expect(chooseMotif({ title, category: null })).toBe(motif);
  });

  test.each<[string, MotifName]>([
    // Not code, the law, electricity or a network.
    ['Kodėl verta teisingai pasirinkti elektroninį parašą', 'lighthouse'],
    ['Tinklaraštis: metų apžvalga', 'lighthouse'],
    ['', 'lighthouse'],
    ['Apie metus', 'lighthouse'],
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
    // Words of the excerpt beat one of the title only when they are more than three.
    const excerpt = 'serverio diskinės žurnalai';
    expect(chooseMotif({ title: 'Debesija', excerpt, category })).toBe('cloud');
    expect(chooseMotif({ title: 'Debesija', excerpt: `${excerpt}, stebėsena`, category })).toBe(
      'servers',
    );
    // Of two alike the one that is named first.
    expect(chooseMotif({ title: 'Serveriai ir debesija', category })).toBe('servers');
    expect(chooseMotif({ title: 'Debesija ir serveriai', category })).toBe('cloud');
    expect(chooseMotif({ title: 'Metai', excerpt: 'Serveriai ir debesija', category })).toBe(
      'cloud',
    );
  });

  test('is one of eight at least, each with its piece of amber', () => {
    expect(Object.keys(MOTIFS).length).toBeGreaterThanOrEqual(8);
    for (const [name, draw] of Object.entries(MOTIFS)) {
      expect(draw(createRandom('a')), name).toMatch(/class="(a|s)"/);
      expect(draw(createRandom('a')), name).not.toMatch(/NaN|undefined/);
    }
  });
});
