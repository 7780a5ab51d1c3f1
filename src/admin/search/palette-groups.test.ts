import { expect, it } from 'vitest';
import { groupFindings, matchScreens } from './palette-groups.ts';

const screens = [
  { label: 'Automatizacijos žurnalas', group: 'Automatizacija' },
  { label: 'Nustatymai', group: 'Automatizacija' },
  { label: 'Suvestinė', group: null },
];

it('finds screens by words of their name or group, with or without Lithuanian marks', () => {
  const labels = (text: string) => matchScreens(screens, text).map(({ label }) => label);
  expect(labels('zurn')).toEqual(['Automatizacijos žurnalas']);
  expect(labels('auto nust')).toEqual(['Nustatymai']);
  expect(labels('SUVESTINĖ')).toEqual(['Suvestinė']);
  expect(labels('')).toHaveLength(3);
  expect(labels('nieko')).toEqual([]);
});

it('leaves out kinds without a finding and tells equal ids apart', () => {
  const one = { id: '1', title: 'A', detail: 'B', href: '/admin' };
  const groups = groupFindings({ posts: [one], articles: [], sources: [one], contacts: [] });
  expect(groups.map(({ name }) => name)).toEqual(['Įrašai', 'Šaltiniai']);
  expect(groups.flatMap(({ entries }) => entries.map(({ key }) => key))).toEqual([
    'posts:1',
    'sources:1',
  ]);
});
