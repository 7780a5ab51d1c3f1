import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import { termsOfUse } from '../../content/terms-of-use.ts';
import { LegalScreen } from './legal-screen.tsx';

const policy = renderToStaticMarkup(<LegalScreen page={privacyPolicy} />);

/** What the scripts of pages and panel keep in the browser, by name: items of storages and cookies. */
const sources = ['src/site', 'src/admin']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  .map((name) => readFileSync(name, 'utf8'));
const kept = sources.flatMap((source) =>
  [
    ...source.matchAll(
      /\.setItem\((\w+)|`\$\{([A-Z_]+)\}=[^`]*max-age=|useLocalStorage<[^>]*>\(\{\s*key: `([\w-]+:)/g,
    ),
  ].map(([, item, cookie, begin]) => {
    const name = item ?? cookie;
    // A name, or the function that begins each of many names in the same way; it may be of another file.
    const given = new RegExp(`const ${name} = (?:'|.*\`)([\\w-]+:?)`);
    const value = begin ?? [source, ...sources].map((one) => given.exec(one)?.[1]).find(Boolean);
    return value?.replace(/:$/, ':…') ?? `the value of ${name}`;
  }),
);

describe('the privacy policy', () => {
  it('the names are found in the sources', () => {
    expect(kept).toEqual(expect.arrayContaining(['cookieConsent', 'draft:…', 'sidebar_state']));
  });

  it.each([...new Set(kept)])('names %s, which the product keeps in the browser', (name) => {
    expect(policy).toContain(`<th scope="row">${name}</th>`);
  });

  it.each(['OpenStreetMap', 'Google Analytics', 'Microsoft Clarity', 'Slapukų nustatymai'])(
    'speaks of %s',
    (name) => {
      expect(policy.replaceAll('\u00A0', ' ')).toContain(name);
    },
  );
});

describe.each([privacyPolicy, termsOfUse])('$path', (page) => {
  const html = renderToStaticMarkup(<LegalScreen page={page} />);

  it('has contents that lead to each of its sections', () => {
    expect(page.sections.length).toBeGreaterThan(5);
    for (const { id } of page.sections) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toContain(`<section id="${id}"`);
    }
  });

  it('says when it was last changed', () => {
    expect(html).toContain(`<time dateTime="${page.updated}">`);
  });
});
