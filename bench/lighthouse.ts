// `npm run bench:lighthouse [-- /path …]`: Lighthouse's mobile run of each indexable page, three times, the median of
// each score; from the built product with demonstration content. Lighthouse itself is installed on the first run, in
// `bench/lighthouse`. Blocking time is the product of this machine's noise as much as of the page, so it is printed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOrInstallFullBrowser } from '../scripts/browser.mjs';
import { startProduct } from '../tests/support/product.ts';
import { listIndexablePages } from '../tests/support/public-pages.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const home = fileURLToPath(new URL('./lighthouse', import.meta.url));

interface Report {
  lhr: {
    lighthouseVersion: string;
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] }
    >;
    audits: Record<string, { score: number | null; numericValue?: number }>;
  };
}
type Run = (url: string, flags: object) => Promise<Report | undefined>;

if (!existsSync(join(home, 'node_modules'))) {
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: home, stdio: 'inherit' });
  if (npm.status !== 0) throw new Error('Lighthouse could not be installed');
}
const load = (name: string) => import(join(home, 'node_modules', name));
const lighthouse: Run = (await load('lighthouse/core/index.js')).default;
const { launch } = await load('chrome-launcher/dist/index.js');

const product = await startProduct({ SEED: 'demo' });
const chrome = await launch({
  chromePath: findOrInstallFullBrowser(),
  chromeFlags: [
    '--headless=new',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});
try {
  const asked = process.argv.slice(2);
  const paths = asked.length > 0 ? asked : await listIndexablePages(product.url);
  const table: Record<string, Record<string, number | string>> = {};
  let version = '';
  for (const path of paths) {
    const reports: Report['lhr'][] = [];
    while (reports.length < RUNS) {
      const result = await lighthouse(product.url + path, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...CATEGORIES],
      });
      if (!result) throw new Error(`Lighthouse gave no report of ${path}`);
      reports.push(result.lhr);
      version = result.lhr.lighthouseVersion;
    }
    table[path] = { ...scoresOf(reports), ...timesOf(reports), lost: lossesOf(reports) };
    console.log(path, JSON.stringify(table[path]));
  }
  console.log(`Lighthouse ${version}, mobile, median of ${RUNS}`);
  console.table(table);
} finally {
  chrome.kill();
  await product.remove();
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function scoresOf(reports: Report['lhr'][]): Record<string, number> {
  return Object.fromEntries(
    CATEGORIES.map((name) => [
      name,
      median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))),
    ]),
  );
}

function timesOf(reports: Report['lhr'][]): Record<string, number> {
  const value = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
  return {
    'FCP ms': Math.round(value('first-contentful-paint')),
    'LCP ms': Math.round(value('largest-contentful-paint')),
    'TBT ms': Math.round(value('total-blocking-time')),
    CLS: Number(value('cumulative-layout-shift').toFixed(4)),
  };
}

/** Weighted audits that lost points in most of the runs. */
function lossesOf(reports: Report['lhr'][]): string {
  const counts = new Map<string, number>();
  for (const { categories, audits } of reports) {
    for (const { auditRefs } of Object.values(categories)) {
      for (const { id, weight } of auditRefs) {
        const score = audits[id]?.score;
        if (weight > 0 && score !== null && score !== undefined && score < 0.995)
          counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
  }
  return [...counts]
    .filter(([, count]) => count * 2 > RUNS)
    .map(([id]) => id)
    .join(' ');
}
