import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NewsScreen } from './news-screen.tsx';

describe('the technology news page', () => {
  it('leads to the blog and to help, and nowhere else but back', () => {
    const html = renderToStaticMarkup(<NewsScreen />);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
    expect(links).toEqual(['/', '/tinklarastis', '/pagalba']);
  });
});
