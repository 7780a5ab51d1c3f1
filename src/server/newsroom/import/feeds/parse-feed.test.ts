import { describe, expect, it } from 'vitest';
import { parseFeed } from './parse-feed.ts';

const URL_OF_FEED = 'https://a.test/kelias/rss.xml';
const read = (text: string) => parseFeed(text, URL_OF_FEED);
const rss = (items: string, channel = '') =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Naujienos &amp; žinios</title>${channel}${items}</channel></rss>`;

describe('an RSS item', () => {
  it('carries everything the feed says about it', async () => {
    const feed = await read(
      rss(
        `<item><title>Spraga &lt;b&gt;maršrutizatoriuose&lt;/b&gt;</title><link> /s/1?a=1&amp;b=2 </link>
         <guid isPermaLink="false">x-1</guid><pubDate>Mon, 16 Nov 2026 08:30:00 +0200</pubDate>
         <author>info@a.test (Vardas Pavardė)</author><description>&lt;p&gt;Įžanga&lt;/p&gt;</description>
         <content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/"><![CDATA[<p>Visas</p>]]></content:encoded>
         <enclosure url="/v.jpg" type="image/jpeg" length="1"/></item>`,
        '<language>lt</language>',
      ),
    );
    expect(feed).toMatchObject({ format: 'rss', title: 'Naujienos & žinios', language: 'lt' });
    expect(feed.items).toEqual([
      {
        guid: 'x-1',
        url: 'https://a.test/s/1?a=1&b=2',
        title: 'Spraga maršrutizatoriuose',
        summaryHtml: '<p>Įžanga</p>',
        contentHtml: '<p>Visas</p>',
        baseUrl: URL_OF_FEED,
        author: 'Vardas Pavardė',
        publishedAt: new Date('2026-11-16T06:30:00Z'),
        rawDate: 'Mon, 16 Nov 2026 08:30:00 +0200',
        imageUrl: 'https://a.test/v.jpg',
        language: 'lt',
      },
    ]);
  });

  it('is found at its guid when it has no link, unless the guid is no address', async () => {
    const { items } = await read(
      rss(
        '<item><title>A</title><guid>https://a.test/1</guid></item>' +
          '<item><title>B</title><guid isPermaLink="false">https://a.test/2</guid></item>' +
          '<item><title>C</title><guid>3</guid></item>',
      ),
    );
    expect(items.map(({ url }) => url)).toEqual(['https://a.test/1', null, null]);
  });

  it('keeps a date it cannot read as it was written', async () => {
    const { items } = await read(
      rss('<item><title>A</title><pubDate>vakar vakare</pubDate></item>'),
    );
    expect(items[0]).toMatchObject({ publishedAt: null, rawDate: 'vakar vakare' });
  });

  it('has no address when its link is a script or a file', async () => {
    const { items } = await read(
      rss(
        '<item><title>A</title><link>javascript:alert(1)</link></item><item><title>B</title><link>file:///etc/passwd</link></item>',
      ),
    );
    expect(items.map(({ url }) => url)).toEqual([null, null]);
  });
});

describe('other formats', () => {
  it('Atom: the alternate link, xml:base, and titles that are text', async () => {
    const feed = await read(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="lt" xml:base="https://b.test/x/"><title>B</title>
       <entry><id>tag:1</id><title>Kai a &lt; b</title><link rel="self" href="self"/><link href="straipsnis"/>
       <updated>2026-11-16T08:30:00Z</updated><content type="text">a &lt; b</content></entry></feed>`,
    );
    expect(feed).toMatchObject({ format: 'atom', language: 'lt' });
    expect(feed.items[0]?.language).toBe('lt');
    expect(feed.items[0]).toMatchObject({
      guid: 'tag:1',
      url: 'https://b.test/x/straipsnis',
      title: 'Kai a < b',
      contentHtml: 'a &lt; b',
      publishedAt: new Date('2026-11-16T08:30:00Z'),
    });
  });

  it('RSS 1.0, also when its items stand in several lists', async () => {
    const seq = (id: number) =>
      `<items><rdf:Seq><rdf:li rdf:resource="https://a.test/${id}"/></rdf:Seq></items>`;
    const item = (id: number) =>
      `<item rdf:about="https://a.test/${id}"><title>N${id}</title><link>https://a.test/${id}</link><dc:date>2026-11-16</dc:date></item>`;
    const feed = await read(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
        xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>T</title><link>https://a.test/</link>
        ${seq(1)}${seq(2)}</channel>${item(1)}${item(2)}</rdf:RDF>`,
    );
    expect(feed.items.map(({ title }) => title)).toEqual(['N1', 'N2']);
    expect(feed.items[0]?.publishedAt).toEqual(new Date('2026-11-16'));
  });

  it('RSS 1.0, also when all that it says is in Dublin Core', async () => {
    const feed = await read(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
        xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><dc:title>Žinios</dc:title>
        <dc:language>lt</dc:language></channel><item rdf:about="https://a.test/1"><dc:title>A</dc:title>
        <dc:description>Apie ką</dc:description></item><item rdf:about="2"><title>B</title></item></rdf:RDF>`,
    );
    expect(feed).toMatchObject({ format: 'rdf', title: 'Žinios', language: 'lt' });
    expect(feed.items).toMatchObject([
      { guid: 'https://a.test/1', url: 'https://a.test/1', title: 'A', summaryHtml: 'Apie ką' },
      { guid: '2', url: null, title: 'B', summaryHtml: '' },
    ]);
  });

  it('JSON Feed, whose summaries are text', async () => {
    const feed = await read(
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'J',
        items: [
          {
            id: '7',
            url: '/7',
            title: 'A',
            summary: 'a < b',
            content_html: '<p>x</p>',
            date_published: '2026-11-16T08:30:00+02:00',
            authors: [{ name: 'Ona' }, { name: 'Jonas' }],
          },
        ],
      }),
    );
    expect(feed.items[0]).toMatchObject({
      guid: '7',
      url: 'https://a.test/7',
      summaryHtml: 'a &lt; b',
      contentHtml: '<p>x</p>',
      publishedAt: new Date('2026-11-16T06:30:00Z'),
      author: 'Ona',
    });
  });
});

describe('broken XML', () => {
  it('that stops in the middle still gives the items before', async () => {
    const feed = await read(
      `${rss('<item><title>A</title><link>https://a.test/1</link></item>').replace('</channel></rss>', '')}<item><title>B`,
    );
    expect(feed.items[0]).toMatchObject({ title: 'A', url: 'https://a.test/1' });
  });

  it('keeps all that was said before it', async () => {
    const whole = rss(
      `<item><title>A &lt;b&gt;b&lt;/b&gt;</title><link>/1</link><guid>g</guid><pubDate>Mon, 16 Nov 2026 08:30:00 +0200</pubDate>
        <author>info@a.test (Ona)</author><description>Įžanga</description>
        <content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/">&lt;p&gt;Visas&lt;/p&gt;</content:encoded></item>
        <item><title>B</title><guid>https://a.test/2</guid><description>Tik</description></item>
        <item><title>C</title><guid>3</guid></item>`,
      '<language>lt</language>',
    );
    const rest = { contentHtml: '', author: null, publishedAt: null, rawDate: null };
    const same = { baseUrl: URL_OF_FEED, imageUrl: null, language: 'lt' };
    expect(await read(whole.replace('</channel></rss>', '<item'))).toEqual({
      format: 'rss',
      title: 'Naujienos & žinios',
      language: 'lt',
      items: [
        {
          ...same,
          guid: 'g',
          url: 'https://a.test/1',
          title: 'A b',
          summaryHtml: 'Įžanga',
          contentHtml: '<p>Visas</p>',
          author: 'Ona',
          publishedAt: new Date('2026-11-16T06:30:00Z'),
          rawDate: 'Mon, 16 Nov 2026 08:30:00 +0200',
        },
        {
          ...same,
          ...rest,
          guid: 'https://a.test/2',
          url: 'https://a.test/2',
          title: 'B',
          summaryHtml: 'Tik',
        },
        { ...same, ...rest, guid: '3', url: null, title: 'C', summaryHtml: '' },
      ],
    });
  });

  it('of one item, in a feed without a name, still gives it', async () => {
    const text = '<rss version="2.0"><channel><item><title>A</title></item><ite';
    expect((await read(text)).items).toMatchObject([{ title: 'A' }]);
  });

  it('with entities of its own neither explodes nor reads files', async () => {
    const lol = Array.from(
      { length: 9 },
      (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`,
    ).join('');
    const feed = await read(
      `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY l0 "lol">${lol}<!ENTITY f SYSTEM "file:///etc/passwd">]>
       <rss version="2.0"><channel><title>T</title><item><title>&l9; &f;</title><link>https://a.test/1</link></item></channel></rss>`,
    );
    expect(feed.items.length).toBe(1);
    expect(feed.items[0]?.title.length).toBeLessThan(100);
    expect(feed.items[0]?.title).not.toContain('root:');
  });
});

describe('what is no feed is named', () => {
  const kindOf = (text: string) =>
    read(text).catch((error) => ({ kind: error.kind, detail: error.detail }));

  it.each([
    ['a page', '<!doctype html><html><body>Labas</body></html>', 'not-a-feed'],
    [
      'a page behind comments',
      '<!-- x --><?xml version="1.0"?>\n<html><body>Labas</body></html>',
      'not-a-feed',
    ],
    ['a challenge', '<!DOCTYPE html><html><title>Just a moment...</title></html>', 'blocked'],
    ['a sign-in form', '<html><form><input type="password"></form></html>', 'blocked'],
    [
      'a whole page with a sign-in form and a robot check',
      `<html><input type="password"><script src="/recaptcha.js"></script>${'<p>Naujienų puslapis su tekstu.</p>'.repeat(80)}</html>`,
      'not-a-feed',
    ],
    [
      'a challenge behind a warning',
      'Warning <?xml version="1.0"?><html><title>Just a moment...</title></html>',
      'blocked',
    ],
    [
      'a page in which a feed stands',
      '<html><rss version="2.0"><channel><title>T</title></channel></rss></html>',
      'not-a-feed',
    ],
    ['other XML', '<?xml version="1.0"?><urlset><url/></urlset>', 'not-a-feed'],
    ['plain text', 'Labas', 'not-a-feed'],
    ['nothing', '', 'not-a-feed'],
    ['half a JSON', '{"version": "https://jsonfeed.org/version/1", "items": [', 'broken-feed'],
    ['other JSON', '{"a": 1}', 'broken-feed'],
    [
      'a feed of neither name nor items',
      '<rss version="2.0"><channel></channel></rss>',
      'broken-feed',
    ],
  ])('%s', async (_what, text, kind) => {
    expect(await kindOf(text)).toMatchObject({ kind, detail: expect.stringMatching(/\.$/) });
  });

  it('an element of endless attributes is broken, one with a picture in it is not', async () => {
    const item = (attributes: string) =>
      rss(`<item ${attributes}><title>A</title><link>https://a.test/1</link></item>`);
    expect(await kindOf(item('a="b" '.repeat(100_000)))).toMatchObject({ kind: 'broken-feed' });
    expect(
      (await read(item(`a="data:image/png;base64,${'A=b'.repeat(50_000)}"`))).items.length,
    ).toBe(1);
  });

  it('what nests too deep is broken, what a text of JSON says does not nest', async () => {
    expect(await kindOf(rss('<a>'.repeat(300)))).toMatchObject({ kind: 'broken-feed' });
    const items = [{ id: '1', content_html: '<p>'.repeat(300) }];
    const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'J', items };
    expect((await read(JSON.stringify(feed))).items).toHaveLength(1);
  });

  it('more items than any archive has are refused', async () => {
    expect(await kindOf(rss('<item></item>'.repeat(10_001)))).toMatchObject({
      kind: 'broken-feed',
    });
  });

  it('what an item says about items counts towards them, and hides nothing that the feed says', async () => {
    const spoken = (count: number) =>
      rss(
        `<item><title>A</title><enclosure url="/v.jpg" type="image/jpeg" length="1"/><description><![CDATA[${'<item>'.repeat(count)}]]></description></item>`,
      );
    expect((await read(spoken(9999))).items).toMatchObject([{ imageUrl: 'https://a.test/v.jpg' }]);
    expect(await kindOf(spoken(10_000))).toMatchObject({ kind: 'broken-feed' });
  });

  it.each([
    ['spaces', ' ', 4095],
    ['words', 'a', 4091],
  ])(
    'a feed begins within four thousand characters, whatever %s stand before it',
    async (_, before, count) => {
      const feed = '<rss version="2.0"><channel><title>T</title></channel></rss>';
      expect(await read(before.repeat(count) + feed)).toMatchObject({ title: 'T' });
      expect(await kindOf(before.repeat(count + 1) + feed)).toMatchObject({ kind: 'not-a-feed' });
    },
  );

  it('an empty feed is a feed', async () => {
    expect(await read(rss(''))).toMatchObject({ items: [] });
  });
});
