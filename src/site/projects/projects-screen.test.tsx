import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProjectsScreen } from './projects-screen.tsx';

const html = renderToStaticMarkup(<ProjectsScreen />);
const projects = html
  .split('<article')
  .slice(1)
  .map((part) => part.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '));

/** Specification §3. */
const FACTS: [project: string, index: number, figures: string[]][] = [
  ['digital vouchers', 0, ['2024-11', '2025-11', '8 056,00 EUR', '6 000,00 EUR']],
  ['Horizon Europe study', 1, ['2024-07-31', '2025-07-31', '30 000 EUR']],
  ['e-commerce model', 2, ['2022-03-16', '2023-03-10', '67 290,00 EUR', '50 000,00 EUR']],
];

describe('the EU projects page', () => {
  it('has three projects, each beside the emblem and its funding statement', () => {
    expect(projects).toHaveLength(3);
    expect(html.split('alt="Europos Sąjungos emblema"')).toHaveLength(4);
    for (const project of projects) expect(project).toMatch(/finansuoja(ma)? /i);
  });

  it.each(
    FACTS.flatMap(([name, index, figures]) => figures.map((figure) => ({ name, index, figure }))),
  )('$name shows $figure', ({ index, figure }) => {
    expect(projects[index]).toContain(figure);
  });

  it('names the fund of the e-commerce model', () => {
    expect(projects[2]).toContain('Europos regioninės plėtros fondo');
  });

  it('keeps a sum and its currency on one line', () => {
    expect(html).toContain('67\u00A0290,00\u00A0EUR');
  });
});
