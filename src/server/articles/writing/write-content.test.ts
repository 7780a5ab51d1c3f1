import { afterEach, expect, test, vi } from 'vitest';
import { seconds } from '../../../domain/time/duration.ts';
import { AppError } from '../../errors.ts';
import { writeContent } from './write-content.ts';

afterEach(() => void vi.useRealTimers());

const picture = (src: string, alt = ' alt=""') => `<p>Tekstas</p><img src="${src}"${alt}>`;
const OWN = '/storage/blog-images/blog/a.webp';
const there = async () => 'blog/new.webp';

/** What is stored, or the words it is refused with. */
async function write(html: string, importImage: (address: string) => Promise<string> = there) {
  const ctx = { config: { publicUrl: 'https://imone.lt' }, importImage };
  return writeContent(ctx, html, 'user').catch((error: AppError) => {
    expect(error.errors).toEqual([{ field: 'ai_translated_content', message: error.detail }]);
    return error.detail;
  });
}

test.each([
  ['<p> &nbsp; </p>', 'Turinys privalomas'],
  ['', 'Turinys privalomas'],
  ['<hr>', '<hr />'],
  [`<img src="${OWN}" alt="">`, expect.stringContaining(OWN)],
])('%s is stored as %s', async (html, stored) => {
  expect(await write(html)).toEqual(stored);
});

test.each([
  [OWN, 'a.webp'],
  [`https://a.lt/${'b'.repeat(200)}`, `https://a.lt/${'b'.repeat(187)}`],
])('a picture without a text alternative is named: %s', async (src, name) => {
  expect(await write(picture(src, ''))).toBe(
    `Turinys: nuotrauka „${name}“ neturi aprašymo. Aprašykite, kas joje matoma (alt="…"), arba pažymėkite ją dekoratyvia (alt="")`,
  );
});

const gallery = (count: number) =>
  Array.from({ length: count }, (_, n) => picture(`https://a.lt/${n}.png`)).join('');

test('pictures from elsewhere come to us, each once and three at a time', async () => {
  const fetched: string[] = [];
  let underWay = 0;
  let most = 0;
  const stored = await write(`${gallery(20)}${gallery(1)}`, async (address) => {
    fetched.push(address);
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    return `blog/${fetched.length}.webp`;
  });
  expect([fetched.length, new Set(fetched).size, most]).toEqual([20, 20, 3]);
  expect(stored).not.toContain('a.lt');
  expect(stored.match(/\/storage\/blog-images\/blog\/\d+\.webp/g)).toHaveLength(21);
});

test('more than twenty are too many for one save', async () => {
  const importImage = vi.fn(there);
  expect(await write(gallery(21), importImage)).toBe(
    'Turinys: vienu kartu iš kitų svetainių galima įkelti daugiausia 20 nuotraukų, o tekste jų yra 21. Dalį jų išsaugokite vėliau.',
  );
  expect(importImage).not.toHaveBeenCalled();
});

test('a picture that cannot be had is named, and the rest is not asked for', async () => {
  const importImage = vi.fn(async () => {
    throw new AppError('invalid', 'Tai ne nuotrauka.');
  });
  const long = `https://a.lt/${'b'.repeat(200)}`;
  expect(await write(`${picture(long)}${gallery(10)}`, importImage)).toBe(
    `Turinys: nuotrauka ${long.slice(0, 200)} – Tai ne nuotrauka.`,
  );
  await new Promise(setImmediate);
  expect(importImage).toHaveBeenCalledTimes(3);
});

test('that our own storage is away, or a bug, is not said of the picture', async () => {
  for (const error of [new AppError('unavailable', 'Ne dabar.'), new Error('bug')]) {
    const ctx = { config: { publicUrl: null }, importImage: () => Promise.reject(error) };
    await expect(writeContent(ctx, gallery(1), 'user')).rejects.toBe(error);
  }
});

test('a person waits 45 seconds for pictures', async () => {
  vi.useFakeTimers();
  const importImage = vi.fn(() => new Promise<string>(() => {}));
  let answer = '';
  void write(gallery(1), importImage).then((words) => {
    answer = words;
  });
  await vi.advanceTimersByTimeAsync(seconds(45) - 1);
  expect(answer).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe(
    'Turinys: nuotraukų iš kitų svetainių įkėlimas užtruko per ilgai. Išsaugokite dar kartą: įkeltos nuotraukos antrą kartą nebus siunčiamos.',
  );
});
