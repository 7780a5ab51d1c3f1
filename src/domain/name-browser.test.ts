import { expect, it } from 'vitest';
import { nameBrowser } from './name-browser.ts';

it('names browser and system', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
  expect(nameBrowser(chrome)).toBe('Chrome, Windows');
  expect(nameBrowser(`${chrome} Edg/141.0.0.0`)).toBe('Edge, Windows');
  expect(nameBrowser('Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0')).toBe(
    'Firefox, Android',
  );
  expect(
    nameBrowser(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari, iPhone');
});

it('does not guess', () => {
  expect(nameBrowser(null)).toBe('Nežinoma naršyklė');
  expect(nameBrowser('something')).toBe('Nežinoma naršyklė');
});
