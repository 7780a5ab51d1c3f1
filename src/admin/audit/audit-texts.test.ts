import { expect, it } from 'vitest';
import {
  actionName,
  changedFields,
  describeObject,
  entityName,
  summariseFields,
} from './audit-texts.ts';

it('shows a field as it was and as it is', () => {
  expect(
    changedFields(
      { ai_category: null, is_active: true },
      { ai_category: 'Sauga', is_active: false },
    ),
  ).toEqual([
    { name: 'Kategorija', before: '–', after: 'Sauga' },
    { name: 'Aktyvus', before: 'taip', after: 'ne' },
  ]);
});

it('names only the fields of a contact message', () => {
  expect(changedFields(null, { fields: ['status', 'delivery_state'] })).toEqual([
    { name: 'Pakeisti laukai', before: '–', after: 'Būsena, Pranešimo būsena' },
  ]);
});

it('keeps a line short', () => {
  const after = { ai_slug: 1, ai_category: 1, name: 1, rss_url: 1, type: 1, role: 1 };
  expect(summariseFields(null, after)).toBe(
    'Nuoroda (slug), Kategorija, Pavadinimas, Adresas ir dar 2',
  );
  expect(summariseFields(null, null)).toBe('');
});

it('leaves out an id that is none', () => {
  const id = '0b9e0f0e-6d1a-4f0e-9f0e-0b9e0f0e6d1a';
  expect(describeObject('article', id)).toBe(`Straipsnis ${id}`);
  expect(describeObject('contact', 'export')).toBe('Žinutė');
  expect([actionName('demo.clear'), describeObject('installation', 'demo')]).toEqual([
    'Pavyzdiniai duomenys pašalinti',
    'Sistema',
  ]);
});

it('shows what it does not know as it is written', () => {
  expect([actionName('article.publish'), actionName('x.y'), entityName('x')]).toEqual([
    'Straipsnis publikuotas',
    'x.y',
    'x',
  ]);
});
