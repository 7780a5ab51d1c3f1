import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import { remoteAccessDownloads } from '../../content/remote-access.ts';
import { DownloadCards } from './download-cards.tsx';
import { HelpScreen } from './help-screen.tsx';

const html = renderToStaticMarkup(<HelpScreen />);
const text = html
  .replace(/<[^>]+>/g, ' ')
  .replaceAll('\u00A0', ' ')
  .replaceAll('\u2060', '');

describe('the help page', () => {
  it('gives the phone and the warning before anything to download', () => {
    const order = [company.phoneHref, 'niekada neskambiname pirmi', 'class="downloads"'];
    const places = order.map((mark) => html.replaceAll('\u00A0', ' ').indexOf(mark));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('says when the phone is answered', () => {
    expect(text).toMatch(/8:00–18:00\s+darbo dienomis/);
  });

  it('lists five steps', () => {
    expect(/<ol class="steps">(.*?)<\/ol>/.exec(html)?.[1]?.split('<li>')).toHaveLength(6);
  });

  it('begins with the address on its way and the copy button out of sight', () => {
    expect(text).toContain('Kraunama...');
    expect(html).toMatch(/<button[^>]*hidden=""[^>]*>Kopijuoti/);
  });

  it('has a card for each of the five systems', () => {
    const systems = [...html.matchAll(/<h3 class="h3">([^<]+)<\/h3>/g)].map((match) => match[1]);
    expect(systems).toEqual(['Windows', 'macOS', 'iOS', 'Android', 'Windows Server']);
  });

  it('marks every target that is a sample', () => {
    const samples = remoteAccessDownloads.filter((download) => download.isSample);
    expect(text.split('Pavyzdinė nuoroda')).toHaveLength(samples.length + 1);
  });

  it('shows publisher and hash where they are known, and no empty label where they are not', () => {
    const known = {
      platform: 'Windows',
      note: '',
      target: 'https://example.com/a.exe',
      isSample: false,
      publisher: 'Leidykla',
      sha256: 'ab'.repeat(32),
    };
    const card = renderToStaticMarkup(<DownloadCards downloads={[known]} />);
    expect(card).toContain('Leidykla');
    expect(card).toContain(known.sha256);
    expect(card).not.toContain('Pavyzdinė');
    const bare = renderToStaticMarkup(
      <DownloadCards downloads={[{ ...known, publisher: null, sha256: null }]} />,
    );
    expect(bare).not.toMatch(/Leidėjas|SHA-256/);
  });
});
