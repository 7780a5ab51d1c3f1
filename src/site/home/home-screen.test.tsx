import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { home } from '../../content/home.ts';
import { HomeScreen } from './home-screen.tsx';

const html = renderToStaticMarkup(<HomeScreen />);
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ');
const text = textOf(html);
const countOf = (part: string) => html.split(part).length - 1;

describe('the home page', () => {
  it('has one main heading and its sections in the order of the specification', () => {
    expect(countOf('<h1')).toBe(1);
    const order = [
      'class="hero',
      'class="reasons',
      'id="paslaugos"',
      'class="statistics',
      'id="komanda"',
      'id="sertifikatai"',
      'class="awards"',
      'id="atsiliepimai"',
    ].map((mark) => html.indexOf(mark));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  it.each([
    ['hero', '100+'],
    ['hero', '15 min.'],
    ['reasons', '2013'],
    ['reasons', '12+'],
    ['reasons', '20+'],
    ['reasons', '3-2-1'],
    ['statistics', '15+'],
    ['statistics', '50+'],
    ['statistics', '99,9 %'],
    ['statistics', '24/7'],
  ])('%s keeps its figure %s', (section, figure) => {
    const own = html.split('<section').find((part) => part.includes(`class="${section}`));
    expect(textOf(own ?? '')).toContain(figure);
  });

  it.each(['2015–2023', '2019–2022', '2021–2022', '2022–2023'])(
    'names the award period %s',
    (years) => {
      expect(text).toContain(years);
    },
  );

  it('names what a figure counts in its heading, where lists of headings show it', () => {
    const headings = [...html.matchAll(/<h3 class="h3">(.*?)<\/h3>/g)].map(([, inner = '']) =>
      inner.replace(/<[^>]+>/g, '').replaceAll('\u00A0', ' '),
    );
    for (const { figure, title } of home.whyUs.cards)
      expect(headings).toContain(`${figure} ${title}`.replaceAll('\u00A0', ' '));
  });

  it('shows eight reviews, seven certificates and three skills of each at most', () => {
    expect(countOf('<blockquote')).toBe(8);
    expect(countOf('Nr.')).toBe(7);
    expect(text).toContain('Reagavimas į incidentus');
    expect(text).not.toContain('Tinklo sauga');
  });

  it('says plainly that sample people, certificates, awards and reviews are samples', () => {
    expect(text.split('Pavyzdiniai įrašai').length - 1).toBe(4);
  });

  it('carries no inline style, which the content policy would refuse', () => {
    expect(html).not.toContain('style=');
  });
});
