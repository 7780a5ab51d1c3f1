import { expect, it } from 'vitest';
import { toPublicHtml } from './public-html.ts';

const video = (href: string, title = 'Kaip tai veikia') =>
  toPublicHtml(`<div data-block="video"><a href="${href}">${title}</a></div>`);

it('calls a frame by what it is', () => {
  expect(toPublicHtml('<div data-block="warning"><p>Kopijas tikrinkite.</p></div>')).toBe(
    '<div data-block="warning"><p><strong>Svarbu</strong></p><p>Kopijas tikrinkite.</p></div>',
  );
});

it('shows a video as a link that says who is asked at a press, and loads nothing', () => {
  const html = video('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3');
  expect(html).toContain(
    'data-frame="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"',
  );
  expect(html).toContain(
    '<small>Paspaudus vaizdo įrašą atsiųs „YouTube“ ir sužinos Jūsų IP adresą.</small>',
  );
  expect(html).not.toMatch(/<(?:iframe|img|script)/);
  expect(video('https://vimeo.com/76979871')).toContain(
    'data-frame="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1"',
  );
});

it('leaves a link that leads to no known video a link', () => {
  for (const href of [
    'https://youtube.com.kitur.lt/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=trumpas',
    'https://vimeo.com/kanalas',
  ])
    expect(video(href), href).not.toContain('data-frame');
});

it('shows as a file only what lies with us', () => {
  const file = (href: string) =>
    toPublicHtml(
      `<div data-block="file"><a href="${href}">Kainos</a><small>PDF, 1,2 MB</small></div>`,
    );
  const own = '/storage/files/0b8f5a5e-8a55-4a0c-9a43-3b0a3b1f0c11/kainos.pdf';
  expect(file(own)).toBe(
    `<div data-block="file"><a href="${own}">Kainos</a><small>PDF, 1,2 MB</small></div>`,
  );
  for (const href of [
    'https://kitur.lt/kainos.pdf',
    `https://kitur.lt${own}`,
    own.replace('.pdf', '.exe'),
    own.replace('files', 'blog-images'),
  ])
    expect(file(href), href).not.toContain('data-block');
});

it('lets no title out of its attribute', () => {
  const html = video('https://youtu.be/dQw4w9WgXcQ', 'a" onclick="x()');
  expect(html).toContain('data-title="a&quot; onclick=&quot;x()"');
});

it('keeps the width of a picture on what the page lays out', () => {
  const img = '<img src="/storage/blog-images/blog/a.webp" alt="A" data-width="wide">';
  expect(toPublicHtml(img)).toMatch(/^<picture data-width="wide"><source [^>]*54rem/);
  expect(toPublicHtml(img.replace('wide', 'full'))).toMatch(/^<picture><source /);
});
