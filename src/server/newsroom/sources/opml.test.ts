import { describe, expect, it, test } from 'vitest';
import { OPML_LIMIT, OPML_TOO_LARGE } from '../../../domain/upload-limits.ts';
import type { Source } from '../../database/schema/sources.ts';
import { readOpml, writeOpml } from './opml.ts';

const read = (text: string) => readOpml(Buffer.from(text));
const opml = (body: string) =>
  `<?xml version="1.0"?><opml version="2.0"><body>${body}</body></opml>`;

const row = (values: Partial<Source>) =>
  ({
    name: 'A',
    rss_url: 'https://a.lt/rss',
    type: 'rss',
    is_active: true,
    is_trusted: true,
    charset: null,
    link_selector: null,
    link_pattern: null,
    reads_other_hosts: false,
    include_words: '',
    exclude_words: '',
    daily_cap: null,
    rights: 'licensed',
    prompt_supplement: '',
    site_url: null,
    ...values,
  }) as Source;

describe('what is exported', () => {
  it('comes back as it was, but for the trust', () => {
    const full = row({
      name: 'Žinios „<&>“ "x"',
      rss_url: 'https://a.lt/rss?a=1&b=2',
      charset: 'windows-1257',
      include_words: 'sauga\nkibernetinis saugumas',
      exclude_words: 'reklama',
      daily_cap: 7,
      rights: 'excerpt',
      prompt_supplement: 'Trumpai.\nBe „reklamos“ & <b>.',
      site_url: 'https://a.lt/',
      is_active: false,
    });
    const page = row({
      name: 'Puslapis',
      type: 'crawl',
      rss_url: 'https://b.lt/naujienos',
      link_selector: 'main > h2 a[href^="/n"]',
      link_pattern: '/naujienos/*',
      reads_other_hosts: true,
    });
    const text = writeOpml([full, page], new Date('2026-11-20T10:00:00Z'));
    expect(text).not.toMatch(/trust/i);
    expect(read(text)).toEqual([
      {
        name: full.name,
        rss_url: full.rss_url,
        type: 'rss',
        is_active: false,
        choices: {
          charset: 'windows-1257',
          include_words: 'sauga, kibernetinis saugumas',
          exclude_words: 'reklama',
          daily_cap: 7,
          rights: 'excerpt',
          prompt_supplement: 'Trumpai. Be „reklamos“ & <b>.',
          site_url: 'https://a.lt/',
        },
      },
      {
        name: 'Puslapis',
        rss_url: 'https://b.lt/naujienos',
        type: 'crawl',
        is_active: true,
        choices: {
          rights: 'licensed',
          link_selector: 'main > h2 a[href^="/n"]',
          link_pattern: '/naujienos/*',
          reads_other_hosts: true,
        },
      },
    ]);
  });
});

test('a file without sources says so', () => {
  const text = writeOpml([], new Date('2026-11-20T10:00:00Z'));
  expect(text).toContain('<outline text="Šaltinių nėra" title="Šaltinių nėra"/>');
  expect(writeOpml([row({})], new Date('2026-11-20T10:00:00Z'))).not.toContain('Šaltinių nėra');
});

describe('what is read', () => {
  it('may be of any program: folders, other cases, no titles, another encoding', () => {
    const body = `<outline text="Aplankas"><outline TEXT="Vidinis" XMLURL="https://a.lt/1" type="atom"/>
      <outline text="Giliau"><outline xmlUrl="https://b.lt/2"/></outline></outline>
      <outline text="Pastaba"/>`;
    expect(read(opml(body)).map(({ name, rss_url }) => [name, rss_url])).toEqual([
      ['Vidinis', 'https://a.lt/1'],
      ['b.lt', 'https://b.lt/2'],
    ]);
    const utf16 = Buffer.from(
      `\ufeff${opml('<outline text="Žinios" xmlUrl="https://a.lt/1"/>')}`,
      'utf16le',
    );
    expect(readOpml(utf16)[0]?.name).toBe('Žinios');
  });

  test.each([
    ['xmlUrl="https://a.lt/1" type="link"', 'rss'],
    ['url="https://a.lt/1" type="LINK"', 'crawl'],
    ['url="https://a.lt/1" type="rss"', undefined],
    ['url="https://a.lt/1"', undefined],
  ])('is a feed by its xmlUrl, a listing by the url of a link: %s', (attributes, type) => {
    const found = read(opml(`<outline ${attributes}/><outline xmlUrl="https://b.lt/"/>`));
    expect(found.find(({ rss_url }) => rss_url === 'https://a.lt/1')?.type).toBe(type);
  });

  test.each([
    ['title="A" text="B"', 'A'],
    ['title=" " text="B"', 'B'],
    [`text="${'o'.repeat(201)}"`, 'o'.repeat(200)],
  ])('has a name, or that of its host: %.20s', (attributes, name) => {
    expect(read(opml(`<outline xmlUrl="https://a.lt/1" ${attributes}/>`))[0]?.name).toBe(name);
  });

  test.each([
    ['isActive="FALSE" readsOtherHosts="TRUE"', false, { reads_other_hosts: true }],
    ['isActive="taip" readsOtherHosts="taip"', true, { reads_other_hosts: false }],
    ['charset=""', true, {}],
  ])('has our own choices however they are written: %s', (attributes, is_active, choices) => {
    const [found] = read(opml(`<outline xmlUrl="https://a.lt/1" ${attributes}/>`));
    expect(found).toMatchObject({ is_active });
    expect(found?.choices).toEqual(choices);
  });

  it('may be as many sources as a file may have', () => {
    const outline = '<outline text="a" xmlUrl="https://a.lt/"/>';
    expect(read(opml(outline.repeat(OPML_LIMIT.sources)))).toHaveLength(OPML_LIMIT.sources);
  });

  test.each([
    ['tuščias', ''],
    ['ne XML', 'labas'],
    ['srautas', '<rss version="2.0"><channel><title>a</title></channel></rss>'],
    ['be šaltinių', opml('<outline text="Pastaba"/>')],
    [
      'su entity',
      `<!DOCTYPE opml [<!ENTITY x SYSTEM "file:///etc/passwd">]>${opml('<outline text="&x;" xmlUrl="https://a.lt"/>')}`,
    ],
    ['gilus', opml(`${'<outline text="a">'.repeat(5000)}${'</outline>'.repeat(5000)}`)],
    ['per daug', opml('<outline text="a" xmlUrl="https://a.lt/"/>'.repeat(OPML_LIMIT.sources + 1))],
  ])('is refused with words: %s', (_, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'invalid', status: 400 }));
  });

  it('is read up to its size and no further', () => {
    const file = opml('<outline text="a" xmlUrl="https://a.lt/"/>').padEnd(OPML_LIMIT.bytes);
    expect(read(file)).toHaveLength(1);
    expect(() => read(`${file} `)).toThrow(OPML_TOO_LARGE);
  });

  it('never expands an entity of the file’s own', () => {
    const bomb = '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">';
    expect(() => read(`<!DOCTYPE x [${bomb}]>${opml('<outline text="&b;"/>')}`)).toThrow(/DOCTYPE/);
  });
});
