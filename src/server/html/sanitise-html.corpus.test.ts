import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkHtml } from './check-html.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const FOLDER = path.resolve('../shared/corpus/xss');

describe.skipIf(!existsSync(FOLDER))('attack strings', () => {
  const files = existsSync(FOLDER)
    ? readdirSync(FOLDER).filter((each) => each.endsWith('.jsonl'))
    : [];

  it.each(files)(
    'of %s come out as HTML of our list, and stay the same when cleaned again',
    (file) => {
      const lines = readFileSync(path.join(FOLDER, file), 'utf8').split('\n').filter(Boolean);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        const { id, html } = JSON.parse(line) as { id: string; html: string };
        const result = sanitiseHtml(html, { baseUrl: 'https://source.test/a' });
        expect(() => checkHtml(result), id).not.toThrow();
        expect(sanitiseHtml(result), id).toBe(result);
      }
    },
  );
});
