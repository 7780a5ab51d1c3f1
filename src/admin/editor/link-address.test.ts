import { expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

it('understands what people write', () => {
  expect(linkAddress('pavyzdys.lt/a?b=c')).toBe('https://pavyzdys.lt/a?b=c');
  expect(linkAddress(' https://pavyzdys.lt ')).toBe('https://pavyzdys.lt/');
  expect(linkAddress('/kontaktai')).toBe('/kontaktai');
  expect(linkAddress('info@pavyzdys.lt')).toBe('mailto:info@pavyzdys.lt');
  expect(linkAddress('pavyzdys.lt:8080/a')).toBe('https://pavyzdys.lt:8080/a');
});

it('refuses what may not stand in an article', () => {
  for (const wrong of ['', 'kontaktai', 'javascript:alert(1)', 'data:text/html,x', '#vieta'])
    expect(linkAddress(wrong)).toBeNull();
});
