import { expect, it } from 'vitest';
import { breadcrumbsOf } from './breadcrumbs.ts';

it('names every part of the path and links only what has a page', () => {
  expect(breadcrumbsOf('/admin/content/posts')).toEqual([
    { label: 'Administravimas', to: '/admin' },
    { label: 'Turinys', to: null },
    { label: 'Tinklaraštis', to: null },
  ]);
});

it('names the dashboard alike at both its addresses and does not link the page one is on', () => {
  for (const path of ['/admin', '/admin/', '/admin/dashboard'])
    expect(breadcrumbsOf(path), path).toEqual([
      { label: 'Administravimas', to: null },
      { label: 'Suvestinė', to: null },
    ]);
});

it('tells the settings of automation from those of the system', () => {
  const labels = (path: string) => breadcrumbsOf(path).map((crumb) => crumb.label);
  expect(labels('/admin/automation/settings').slice(1)).toEqual(['Automatizacija', 'Nustatymai']);
  expect(labels('/admin/settings/users').slice(1)).toEqual(['Sistema', 'Vartotojai']);
});

it('leads from a text that is reviewed back to the list, and does not read its id out', () => {
  const trail = breadcrumbsOf('/admin/import/ai/8c1a4f0e-0000-4000-8000-000000000000');
  expect(trail.slice(1)).toEqual([
    { label: 'Importas', to: null },
    { label: 'Rankinis importas', to: '/admin/import/ai' },
    { label: 'Peržiūra', to: null },
  ]);
});

it('shows an unknown part as it is written, readable or not', () => {
  expect(breadcrumbsOf('/admin/%C5%A1is').at(-1)?.label).toBe('šis');
  expect(breadcrumbsOf('/admin/%ZZ').at(-1)?.label).toBe('%ZZ');
});
