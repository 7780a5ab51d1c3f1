import { expect, test } from 'vitest';
import { findCoverModel, findUsableModel, listConfiguredModels } from './models.ts';
import type { ProviderConfig } from './preparation-deps.ts';

const config = (values: {
  google?: string;
  openai?: string;
  openaiUrl?: string;
  openaiModel?: string;
}): ProviderConfig => ({
  google: { apiKey: values.google ?? null, baseUrl: null },
  openai: {
    apiKey: values.openai ?? null,
    baseUrl: values.openaiUrl ?? null,
    model: values.openaiModel ?? null,
  },
});
const namesOf = (values: Parameters<typeof config>[0], apiModel: string) =>
  listConfiguredModels(config(values), apiModel).map(({ fast, text }) => [fast.name, text.name]);

test('the selected provider comes first, the other one after it', () => {
  const both = { google: 'g', openai: 'o' };
  expect(namesOf(both, 'google/gemini-pro-latest')).toEqual([
    ['google/gemini-flash-latest', 'google/gemini-pro-latest'],
    ['openai/gpt-5-mini', 'openai/gpt-5-mini'],
  ]);
  expect(namesOf(both, 'openai/gpt-5-mini').map(([fast]) => fast)).toEqual([
    'openai/gpt-5-mini',
    'google/gemini-flash-latest',
  ]);
});

test('another provider than the selected one gives its usual model', () => {
  expect(namesOf({ google: 'g' }, 'openai/gpt-5-mini')).toEqual([
    ['google/gemini-flash-latest', 'google/gemini-flash-latest'],
  ]);
  expect(
    findUsableModel(config({ openai: 'o' }), { api_model: 'google/gemini-flash-latest' }),
  ).toMatchObject({ model: { provider: 'openai' }, reason: null });
});

test('an own OpenAI address needs no key, and OPENAI_MODEL replaces the third option', () => {
  const own = { openaiUrl: 'http://127.0.0.1:8080/v1', openaiModel: 'llama' };
  expect(namesOf(own, 'openai/gpt-5-mini')).toEqual([['openai/llama', 'openai/llama']]);
});

test('without any setting the reason is Lithuanian and names what is missing', () => {
  const google = findUsableModel(config({}), { api_model: 'google/gemini-flash-latest' });
  expect(google.model).toBeNull();
  expect(google.reason).toEqual({ code: 'setting_missing', provider: 'google' });
  const openai = findUsableModel(config({}), { api_model: 'openai/gpt-5-mini' });
  expect(openai.reason).toEqual({ code: 'setting_missing', provider: 'openai' });
});

test('covers need a Google key', () => {
  expect(findCoverModel(config({ openai: 'o' }))).toBeNull();
  expect(findCoverModel(config({ google: 'g' }))?.name).toBe('google/gemini-2.5-flash-image');
});

test('keys are known by a hash only', () => {
  expect(JSON.stringify(listConfiguredModels(config({ google: 'g-secret' }), ''))).not.toContain(
    'g-secret',
  );
  const [choice] = listConfiguredModels(
    config({ google: 'g-secret' }),
    'google/gemini-flash-latest',
  );
  expect(choice?.keyHash).toMatch(/^[0-9a-f]{32}$/);
  const [other] = listConfiguredModels(config({ google: 'another' }), '');
  expect(other?.keyHash).not.toBe(choice?.keyHash);
});
