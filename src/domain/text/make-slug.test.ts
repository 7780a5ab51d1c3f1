import { describe, expect, it } from 'vitest';
import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import { makeSlug, SLUG_MAX_LENGTH } from './make-slug.ts';

describe('a slug', () => {
  eachBecomes('of „%s“ is %s, brand names whole', makeSlug, [
    ['Ąžuolų šešėliai: kaip įjungti „Žvalgą“?', 'azuolu-seseliai-kaip-ijungti-zvalga'],
    ['Ąžuolų & žmonių šūksniai', 'azuolu-ir-zmoniu-suksniai'],
    ['„Microsoft 365“: ką keisti?', 'microsoft-365-ka-keisti'],
    ['OpenAI atnaujino ChatGPT', 'openai-atnaujino-chatgpt'],
    ['Sauga & NIS2 – 10 žingsnių', 'sauga-ir-nis2-10-zingsniu'],
    [' – ', ''],
  ]);

  it('keeps whole words up to 80 characters', () => {
    const slug = makeSlug(
      'Kaip vidutinė įmonė pasirengia naujiems kibernetinio saugumo reikalavimams per vieną ketvirtį',
    );
    expect(slug).toBe(
      'kaip-vidutine-imone-pasirengia-naujiems-kibernetinio-saugumo-reikalavimams-per',
    );
    expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
    expect(makeSlug('ž'.repeat(100))).toBe('z'.repeat(SLUG_MAX_LENGTH));
  });

  it('of just 80 characters is whole, and a word that ends there stays', () => {
    const words = `${'a'.repeat(39)}-${'b'.repeat(40)}`;
    expect(makeSlug(words)).toBe(words);
    expect(makeSlug(`${words} c`)).toBe(words);
    expect(makeSlug(`${words}b`)).toBe('a'.repeat(39));
    expect(makeSlug(`${words}b c`)).toBe('a'.repeat(39));
    expect(SLUG_MAX_LENGTH).toBe(80);
  });

  it('is cut inside a word rather than down to almost nothing', () => {
    expect(makeSlug(`${'a'.repeat(20)} ${'b'.repeat(100)}`)).toHaveLength(80);
    expect(makeSlug(`${'a'.repeat(21)} ${'b'.repeat(100)}`)).toBe('a'.repeat(21));
  });

  it('of a slug is itself', () => {
    expect(makeSlug('openai-atnaujino-chatgpt-2')).toBe('openai-atnaujino-chatgpt-2');
  });
});
