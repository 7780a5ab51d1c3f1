import { describe, expect, it, vi } from 'vitest';
import { parseRobotsRules } from './robots-rules.ts';

const allows = (robots: string, path: string, agent = 'TestBot') =>
  parseRobotsRules(robots, agent)(`https://a.test${path}`);

describe('groups', () => {
  const robots = `
    Disallow: /before-any-group
    User-agent: Kitas
    User-agent: TESTBOT senas
    Disallow: /mums
    Sitemap: https://a.test/sitemap.xml
    Allow: /mums/galima

    User-agent: *
    Disallow: /visiems`;

  it('for our name, whatever its case and what follows it, put the one for all out of force', () => {
    expect(allows(robots, '/mums')).toBe(false);
    expect(allows(robots, '/mums/galima')).toBe(true);
    expect(allows(robots, '/visiems')).toBe(true);
    expect(allows(robots, '/visiems', 'TestBotas')).toBe(false);
    expect(allows(robots, '/before-any-group')).toBe(true);
  });

  it('for all may have something invisible behind the star, and a name with stars is none', () => {
    const stray = String.fromCodePoint(0xfffd);
    expect(allows(`User-agent: *${stray}\nDisallow: /x`, '/x')).toBe(false);
    expect(allows('User-agent: *KitasBot*\nDisallow: /', '/x')).toBe(true);
  });

  it('are ended by a rule and by no line of another kind', () => {
    const named = (line: string) => `User-agent: TestBot\n${line}\nUser-agent: Kitas\nDisallow: /x`;
    expect(allows(named('Sitemap: https://a.test/sitemap.xml'), '/x')).toBe(false);
    expect(allows(named('Disallow: /y'), '/x')).toBe(true);
    expect(allows('User-agent: *\nNoindex: /x', '/x')).toBe(true);
    expect(allows('User-agent:\nDisallow: /x', '/x', '')).toBe(true);
  });

  it('of our name in several places are one, and an empty one allows everything', () => {
    const twice = `User-agent: TestBot\nDisallow: /a\nUser-agent: *\nDisallow: /\nUser-agent: TestBot\nDisallow: /b`;
    expect(['/a', '/b', '/c'].map((path) => allows(twice, path))).toEqual([false, false, true]);
    expect(allows('User-agent: TestBot\n\nUser-agent: *\nDisallow: /', '/a')).toBe(false);
    expect(allows('User-agent: TestBot\nDisallow:\nUser-agent: *\nDisallow: /', '/a')).toBe(true);
  });
});

describe('a rule', () => {
  const one = (rules: string, path: string) => allows(`User-agent: *\n${rules}`, path);

  it.each([
    ['Disallow: /x\nAllow: /x/y', '/x/y/z', true],
    ['Allow: /x/y\nDisallow: /x', '/x/z', false],
    ['Disallow: /x\nAllow: /x', '/x', true],
    ['Disallow: /\nAllow: *', '/x', true],
    ['Disallow: /x/yy\nDisallow: /x\nAllow: /x/y', '/x/yy', false],
    ['Disallow: /x\nAllow: /x/yy\nAllow: /x', '/x/yy', true],
    ['Disallow: /*.php$', '/a/b.php', false],
    ['Disallow: /*.php$', '/a/b.php?x', true],
    ['Disallow: /a*b*c', '/a1b2', true],
    ['Disallow: /a*b*c', '/a1b2c3', false],
    ['Disallow: /ab*b$', '/ab', true],
    ['Disallow: *php*x', '/php/x', false],
    ['Disallow: /*/*x', '/x', true],
    ['Disallow: /*', '/', false],
    // What stands between stars follows one on another and shares no letters.
    ['Disallow: /a*bc*bc', '/abc', true],
    ['Disallow: /a*bc*bc', '/abcbc', false],
    ['Disallow: */a*b', '/a/b', false],
    ['Disallow: /a*b$', '/ab', false],
    ['Disallow: /$', '/', false],
    ['Disallow: /$', '/x', true],
    ['Disallow: *', '/x', false],
    ['Disallow: /\nAllow: /naujienos/index.html', '/naujienos/', false],
    ['disallow /x', '/x', false],
    ['disallow /x y', '/x', true],
    ['Disallow:/x', '/x', false],
    [': /x', '/x', true],
    ['disalow: /x # pastaba', '/x', false],
    ['Disallow: /x?a=1', '/x?a=1&b=2', false],
  ])('%s for %s', (rules, path, allowed) => {
    expect(one(rules, path)).toBe(allowed);
  });

  it('that forbids is understood by its meaning, one that allows only as it is written', () => {
    expect(one('Disallow: /žinios', '/%C5%BEinios')).toBe(false);
    expect(one('Disallow: /žinios', '/žinios')).toBe(false);
    expect(one('Disallow: /%62%61z', '/baz')).toBe(false);
    expect(one('Disallow: /\nAllow: /žinios', '/%c5%beinios')).toBe(true);
    expect(one('Disallow: /\nAllow: /%62%61z', '/baz')).toBe(false);
  });

  it.each([
    ['/x%24', '/x$', false],
    ['/x%24', '/x%24', false],
    ['/x%24', '/xy', true],
    ['/x%2A', '/x*', false],
    ['/x%2A', '/x%2a', false],
    ['/x%2A', '/xy', true],
    ['/x$y', '/x%24y', false],
    ['/{a}', '/%7Ba%7D', false],
    ['/%7Ba%7d', '/{a}', false],
    ['/a b|c', '/a%20b%7Cc', false],
    ['/a(b)', '/a%28b%29', false],
    ['/a%2Fb', '/a/b', true],
    ['/{a}$', '/%7Ba%7D', false],
    ['/*{a}$', '/x/%7Ba%7D', false],
    ['/*{a}$', '/x/%7Ba%7Dx', true],
  ])('that forbids %s means the same characters escaped and bare: %s', (path, asked, allowed) => {
    expect(one(`Disallow: ${path}`, asked)).toBe(allowed);
  });

  it('stands in the first sixteen thousand characters of its line', () => {
    const before = ' '.repeat(16_664 - 'Disallow: /x'.length);
    expect(one(`${before}Disallow: /x`, '/y')).toBe(true);
    expect(one(`${before} Disallow: /x`, '/y')).toBe(false);
  });

  it('made to be slow is not', () => {
    const stars = `Disallow: /${'*a'.repeat(8000)}b\n`;
    expect(one(stars.repeat(30), `/${'a'.repeat(1980)}`)).toBe(true);
    expect(one(`a${' '.repeat(16_000)}b c\n`.repeat(30), '/')).toBe(true);
  });

  it.each([
    ['many that nearly match', (n: number) => `disallow:*${'a'.repeat(14)}${n}`],
    ['many short ones', (n: number) => `disallow:*b${n}`],
    ['long ones', (n: number) => `disallow:*${'a'.repeat(500)}${n}`],
  ])('with stars costs no more in a longer file: %s', (_, line) => {
    const file = (length: number) => {
      let text = 'User-agent: *\n';
      for (let n = 0; text.length < length; n++) text += `${line(n)}\n`;
      return text;
    };
    const searches = (length: number) => {
      const isAllowed = parseRobotsRules(file(length), 'TestBot');
      const search = vi.spyOn(String.prototype, 'indexOf');
      isAllowed(`https://a.test/${'a'.repeat(1900)}`);
      const { length: count } = search.mock.calls;
      search.mockRestore();
      return count;
    };
    expect(searches(1000)).toBeGreaterThan(0);
    expect(searches(512 * 1024)).toBeLessThanOrEqual(1.1 * searches(256 * 1024));
    expect(searches(512 * 1024)).toBeLessThan(2 * 32_768);
  });

  it('beyond what may be compared forbids all that begins as it does, and allows nothing', () => {
    const many = (line: string) => `${line}\n`.repeat(32 * 1024);
    const last = 'Disallow: /a*b$\nDisallow: /c$*d\nAllow: /a/eee\nAllow: /a/longer/*';
    const rules = `${many('Disallow: /*x')}${last}`;
    expect(['/', '/a', '/ab', '/c', '/c$', '/a/eee'].map((path) => one(rules, path))).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(one(rules, '/a/longer/x')).toBe(false);
    expect(one(last, '/a/longer/b')).toBe(true);
    expect(one(last, '/a')).toBe(true);
  });

  it('need not be asked about an address that is longer than any', () => {
    expect(one('', `/${'a'.repeat(1900)}`)).toBe(true);
    expect(one('', `/${'a'.repeat(2000)}`)).toBe(false);
    expect(one('Allow: /', `/${'a'.repeat(400_000)}`)).toBe(false);
  });
});
