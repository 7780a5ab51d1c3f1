import { describe, expect, it } from 'vitest';
import { checkHtml, UnsafeHtmlError } from './check-html.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const from = 'https://naujienos.test/sritis/straipsnis.html';
const clean = (html: string, baseUrl: string | null = from) => {
  const result = sanitiseHtml(html, { baseUrl });
  checkHtml(result);
  expect(sanitiseHtml(result), 'sanitising twice changes nothing').toBe(result);
  return result;
};

describe('sanitiseHtml', () => {
  it('keeps the text of an article and its structure', () => {
    const html =
      '<h2>Antraštė</h2><p>Tekstas <strong>svarbus</strong> &amp; <em>ne</em>.</p><ul><li>Vienas</li></ul>' +
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>' +
      '<pre><code>npm test\n</code></pre><blockquote><p>Citata</p></blockquote>';
    expect(clean(html)).toBe(html);
  });

  it('writes letters of two characters as one, and leaves brackets alone before a mark that would strike them out', () => {
    const apart = 'ą ė š'.normalize('NFD');
    expect(clean(`<p title="x">${apart} <em>e&#x307;</em></p>`)).toBe('<p>ą ė š <em>ė</em></p>');
    expect(clean('<p>\u0338a</p><p>5 &lt;\u0338 6</p>')).toBe(
      '<p>\u0338a</p><p>5 &lt;\u0338 6</p>',
    );
  });

  it('takes no other fault for markup over the limits', () => {
    const onForeignImage = () => {
      throw new Error('other');
    };
    expect(() => sanitiseHtml('<img src="https://a.lt/b.png">', { onForeignImage })).toThrow(
      'other',
    );
  });

  it('keeps the blocks of the editor, and no frame of a page for one', () => {
    const html =
      '<div data-block="note"><p>a</p></div><details data-block="question"><summary data-block="question">b?</summary><p>c</p></details>' +
      '<div data-block="gallery"><img src="/storage/blog-images/blog/a.webp" alt="" data-width="half" loading="lazy" /></div>';
    expect(clean(html, null)).toBe(html);
    expect(
      clean(
        '<div class="box"><p>a</p></div><div data-block="x"><p>b</p></div><details open><summary>c</summary><p>d</p></details><div data-block="tip"><p></p></div>',
        null,
      ),
    ).toBe('<p>a</p><p>b</p>c<p>d</p>');
    for (const wrong of [
      '<div><p>a</p></div>',
      '<summary>a</summary>',
      '<details data-block="note"></details>',
      '<img src="/storage/blog-images/blog/a.webp" data-width="9">',
    ])
      expect(() => checkHtml(wrong), wrong).toThrow(UnsafeHtmlError);
  });

  it('ends each element where its author did, also after a tag that goes', () => {
    const gone = [
      '<div>a</div>',
      '<div><p>a</p></div>',
      '<a href="javascript:x">a</a>',
      '<details><summary>a</summary></details>',
      '<img src="https://elsewhere.test/x.png">',
      '<gone>a</gone>',
      '<font>a</font>',
    ];
    for (const before of gone) {
      const left = before.includes('<p>') ? '<p>a</p>' : before.includes('a<') ? 'a' : '';
      for (const next of [
        '<h2>b</h2><p>c</p>',
        '<ul><li>b</li></ul><p>c</p>',
        '<blockquote><p>b</p></blockquote><p>c</p>',
        '<strong>b</strong> c <em>d</em>',
        '<pre>b</pre><table><tbody><tr><td>c</td></tr></tbody></table>',
      ])
        expect(clean(before + next), before).toBe(left + next);
    }
    const note = '<div data-block="note"><p>b</p></div><p>c</p>';
    expect(clean(`<div><p>a</p></div>${note}`, null)).toBe(`<p>a</p>${note}`);
    const questions =
      '<details data-block="question"><summary data-block="question">b?</summary><p>c</p></details>';
    expect(clean(`<details><summary>a</summary></details>${questions}`, null)).toBe(
      `a${questions}`,
    );
  });

  it('lets no page from elsewhere bring a block or a picture of ours, nor the pieces of one', () => {
    const foreign =
      '<div data-block="contact"><p>Skambinkite mums</p></div><details data-block="question"><summary data-block="question">b?</summary><p>c</p></details>' +
      '<div data-block="video" data-video="x"><p>d</p></div><img src="/storage/blog-images/blog/a.webp" data-width="wide" alt="e">' +
      '<div <b></b>data-block="note"><p>f</p></div><<b></b>div data-block="tip"><p>g</p></div>';
    for (const baseUrl of [from, '']) {
      const kept = clean(foreign, baseUrl);
      expect(kept).not.toMatch(/<(?:div|details|summary|img)\b/);
      for (const words of ['Skambinkite mums', 'b?', 'c', 'd', 'f', 'g'])
        expect(kept).toContain(words);
    }
    expect(clean(foreign, null)).toMatch(/<div data-block="contact">.*<img src="\/storage/);
  });

  it('renames what means the same and lowers a second main heading', () => {
    expect(clean('<h1>A</h1><p><b>b</b> <i>i</i></p><h6>c</h6>')).toBe(
      '<h2>A</h2><p><strong>b</strong> <em>i</em></p><h4>c</h4>',
    );
  });

  it('makes links absolute and keeps search engines from following them', () => {
    expect(clean('<p><a href="../kita?a=1&amp;b=2" target="_blank" onclick="x()">x</a></p>')).toBe(
      '<p><a href="https://naujienos.test/kita?a=1&amp;b=2" rel="nofollow noopener">x</a></p>',
    );
    expect(clean('<p><a href="//kitur.test/a" rel="opener">x</a></p>')).toBe(
      '<p><a href="https://kitur.test/a" rel="nofollow noopener">x</a></p>',
    );
    expect(clean('<p><a href="mailto:info@pavyzdys.test">x</a></p>')).toBe(
      '<p><a href="mailto:info@pavyzdys.test">x</a></p>',
    );
  });

  it('leaves the words of a link whose address may not stand', () => {
    for (const href of [
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      'data:text/html,x',
      'ftp://a.test/',
      'vbscript:x',
      '#dalis',
      'https://a:b@c.test/',
      'https://',
      '',
    ]) {
      expect(clean(`<p><a href="${href}">žodžiai</a></p>`), href).toBe('<p>žodžiai</p>');
    }
  });

  it('lets our own texts link inside our site', () => {
    expect(clean('<p><a href="/paslaugos#it">x</a> <a href="kita">y</a></p>', null)).toBe(
      '<p><a href="/paslaugos#it">x</a> y</p>',
    );
    expect(
      clean('<p><a href="//evil.test/">x</a> <a href="/\\evil.test">y</a></p>', null),
    ).not.toContain('href="/');
  });

  it('drops every image that is not in our storage, and the figure that held it', () => {
    expect(
      clean('<p>a</p><figure><img src="https://a.test/x.png"></figure><img src="/pixel.gif">'),
    ).toBe('<p>a</p>');
    expect(clean('<img src="/storage/../api/x"><img src="/storage/x.svg?a=1">')).toBe('');
    expect(
      clean(
        '<figure><img src="/storage/blog-images/a.webp" width="10" height="5" onerror=x></figure>',
        null,
      ),
    ).toBe(
      '<figure><img src="/storage/blog-images/a.webp" alt="" width="10" height="5" loading="lazy" /></figure>',
    );
  });

  it('keeps our pictures copied from our own pages, and those that were fetched from elsewhere', () => {
    const asked: string[] = [];
    const path = '/storage/blog-images/blog/a.webp';
    const html =
      `<img src="https://own.test${path}?w=800&amp;f=avif" alt="A"><img src="//kitur.test/b.png" alt="B">` +
      `<img src="https://kitur.test/c.png"><img src="data:image/png;base64,AA==">`;
    const kept = sanitiseHtml(html, {
      ownOrigin: 'https://own.test',
      onForeignImage: (address) => asked.push(address),
      fetched: new Map([['https://kitur.test/b.png', '/storage/blog-images/blog/b.webp']]),
    });
    expect(kept).toBe(
      `<img src="${path}" alt="A" loading="lazy" /><img src="/storage/blog-images/blog/b.webp" alt="B" loading="lazy" />`,
    );
    expect(asked).toEqual(['https://kitur.test/b.png', 'https://kitur.test/c.png']);
  });

  it('asks for the alternative of each picture that says nothing of it, but of those that go', () => {
    const asked: string[] = [];
    const found: string[] = [];
    sanitiseHtml(
      '<img src="/storage/blog-images/a.webp" width="1" height="1"><img src="/storage/blog-images/b.webp" alt="">' +
        '<img src="https://kitur.test/c.png"><img src="https://kitur.test/d.png" alt="D">' +
        '<img src="https://kitur.test/e.gif" width="1" height="1"><img src="data:image/png;base64,AA==">',
      {
        onMissingAlt: (src) => asked.push(src),
        onForeignImage: (address) => found.push(address),
      },
    );
    expect(asked).toEqual(['/storage/blog-images/a.webp', 'https://kitur.test/c.png']);
    expect(found).toEqual(['https://kitur.test/c.png', 'https://kitur.test/d.png']);
  });

  it('keeps of a picture’s size both sides or none', () => {
    expect(clean('<img src="/storage/blog-images/a.webp" alt="A" width="10">', null)).toBe(
      '<img src="/storage/blog-images/a.webp" alt="A" loading="lazy" />',
    );
  });

  it('drops scripts, styles, forms and frames', () => {
    expect(
      clean(
        '<script>alert(1)</script><style>p{}</style><svg><script>1</script></svg><iframe src=x>y</iframe>' +
          '<p style="x" class="y" id="z" onclick="a()">lieka</p><form><button>b</button></form><!-- c -->',
      ),
    ).toBe('<p>lieka</p>');
  });

  it('drops empty paragraphs and what becomes empty by that', () => {
    expect(clean('<p>&nbsp;</p><ul><li><a href="https://a.test"></a></li></ul><p>a<br>b</p>')).toBe(
      '<p>a<br />b</p>',
    );
  });

  it('flattens markup that is nested beyond reason', () => {
    const deep = clean(`${'<blockquote>'.repeat(5000)}gilu${'</blockquote>'.repeat(5000)}`);
    expect(deep).toContain('gilu');
    expect(deep.split('<blockquote>').length).toBeLessThan(50);
  });
});

describe('checkHtml refuses', () => {
  it.each([
    '<script>x</script>',
    '<p onclick="x">a</p>',
    '<p style="x">a</p>',
    '<a href="javascript:x">a</a>',
    '<a href="//evil.test/">a</a>',
    '<a href="java&#10;script:x">a</a>',
    '<img src="https://a.test/x.png" alt="">',
    '<img src="/storage/../x" alt="">',
    '<svg></svg>',
    '<math></math>',
    '<template><p>a</p></template>',
    '<!-- c -->',
    '<constructor>a</constructor>',
    '<p id="a">a</p>',
    '<ul><li><p id="a">a</p></li></ul>',
  ])('%s', (html) => {
    expect(() => checkHtml(html)).toThrow(UnsafeHtmlError);
  });

  it('what it names, as far as 200 characters', () => {
    const refused = (html: string) => {
      try {
        checkHtml(html);
        return '';
      } catch (error) {
        return String(error);
      }
    };
    const said = 'UnsafeHtmlError: HTML is not on the allow-list: ';
    expect(refused('<b>a</b>')).toBe(`${said}b`);
    expect(refused(`<p id="${'a'.repeat(300)}">a</p>`)).toBe(`${said}p id="${'a'.repeat(194)}`);
    expect(refused('<div data-block="x"></div>')).toBe(`${said}div data-block="x"`);
    expect(refused('<div></div>')).toBe(`${said}div data-block=""`);
  });
});
