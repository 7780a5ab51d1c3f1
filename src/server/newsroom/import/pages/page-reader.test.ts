import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../../../../../tests/support/full-run.ts';
import { textOfHtml } from '../../../html/plain-text.ts';
import { createPageReader } from './page-reader.ts';

const warnings: unknown[] = [];
const reader = createPageReader({
  log: { warn: (...args: unknown[]) => void warnings.push(args) },
});
afterAll(() => reader.close());

const SENTENCE = 'Įmonės vadovas turi žinoti, kad saugumas prasideda nuo paprastų dalykų. ';
const page = (inside: string, head = '') =>
  `<!doctype html><html lang="lt"><head><title>Antraštė – Pavyzdys</title>${head}</head><body>
   <nav><a href="/">Pradžia</a></nav><article><h1>Antraštė</h1>${inside}</article>
   <footer>Visos teisės saugomos</footer></body></html>`;
const body = `<p>${SENTENCE.repeat(6)}</p><p>${SENTENCE.repeat(6)} <a href="../kita">daugiau</a></p>`;

describe('extractArticle', () => {
  it('finds the body of a page without its furniture', async () => {
    const article = await reader.extractArticle(page(body), 'https://a.test/s/1');
    expect(article?.html).toContain('saugumas prasideda');
    expect(article?.html).not.toContain('Visos teisės');
    expect(article?.html).toContain('https://a.test/kita');
    expect(article?.language).toBe('lt');
  });

  it('tells the canonical address, the image and the date of the page', async () => {
    const head =
      '<base href="https://a.test/pagrindas/"><link rel="canonical" href="tikras">' +
      '<meta property="og:image" content="/v.png"><meta property="article:published_time" content="2026-11-16">';
    expect(await reader.extractArticle(page(body, head), 'https://a.test/s/1')).toMatchObject({
      baseUrl: 'https://a.test/pagrindas/',
      canonicalUrl: 'https://a.test/pagrindas/tikras',
      imageUrl: 'https://a.test/v.png',
      rawDate: '2026-11-16',
    });
  });

  it('leaves out what the page hides', async () => {
    const hidden = `${body}<p style="display:none">paslėpta</p><p hidden>paslėpta</p>`;
    expect((await reader.extractArticle(page(hidden), 'https://a.test/1'))?.html).not.toContain(
      'paslėpta',
    );
  });

  it('reads a fragment as browsers do and finds nothing in an empty page', async () => {
    expect((await reader.extractArticle(body, 'https://a.test/1'))?.html).toContain('saugumas');
    expect(await reader.extractArticle('', 'https://a.test/1')).toBeNull();
  });

  it.each([
    ['nested too deep', '<div>'.repeat(5000)],
    ['made of too many elements', '<p>a</p>'.repeat(30_001)],
  ])('refuses a page that is %s', async (_why, html) => {
    await expect(reader.extractArticle(html, 'https://a.test/1')).rejects.toMatchObject({
      kind: 'too-complex',
    });
  });

  it('takes a listing without links for a bot check only where it is one', async () => {
    const listing = (html: string) =>
      reader.discoverLinks(html, { url: 'https://a.test/naujienos' });
    expect(await listing(page('<p>Naujienų nėra.</p>'))).toEqual([]);
    await expect(
      listing('<!doctype html><title>Just a moment...</title><p>Checking your browser</p>'),
    ).rejects.toMatchObject({ kind: 'interstitial' });
  });

  it('does not even begin with a page of a million tags', async () => {
    await expect(
      reader.extractArticle('<p>'.repeat(1_000_000), 'https://a.test/1'),
    ).rejects.toMatchObject({ kind: 'too-big' });
  });

  // `isolated-worker.test.ts` runs a thread out of memory in every run. As long as a page may be at most.
  it.runIf(isFullRun)(
    'goes on with a new thread when a page eats all memory',
    async () => {
      // Every ampersand becomes a piece of text of its own in the parser.
      const huge = '&'.repeat(6_000_000);
      await expect(reader.extractArticle(huge, 'https://a.test/1')).rejects.toMatchObject({
        kind: expect.stringMatching(/too-big|too-slow/),
      });
      expect(warnings.length).toBe(1);
      // A new thread may start slowly on a busy machine.
      const again = () => reader.extractArticle(page(body), 'https://a.test/2');
      expect((await again().catch(again))?.html).toContain('saugumas');
    },
    30_000,
  );
});

const FOLDER = path.resolve('../shared/corpus/pages');

describe.skipIf(!existsSync(FOLDER))('the annotated pages of the corpus', () => {
  it('come out nearly as people marked them', async () => {
    const names = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));
    const scores: number[] = [];
    for (const name of names) {
      const html = readFileSync(path.join(FOLDER, name.replace('.txt', '.html')), 'utf8');
      const article = await reader.extractArticle(html, 'https://source.test/a');
      scores.push(
        f1(textOfHtml(article?.html ?? ''), readFileSync(path.join(FOLDER, name), 'utf8')),
      );
    }
    expect(scores.reduce((sum, each) => sum + each, 0) / scores.length).toBeGreaterThan(0.97);
  }, 30_000);
});

/** Harmonic mean of precision and recall over runs of letters and digits. */
function f1(got: string, wanted: string): number {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const [a, b] = [words(got), words(wanted)];
  const left = new Map<string, number>();
  for (const word of b) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of a) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared++;
    left.set(word, count - 1);
  }
  return (2 * shared) / (a.length + b.length);
}
