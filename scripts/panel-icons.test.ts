import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composeIcons, ICONS_FILE } from './panel-icons.ts';

test('the panel’s icons are those its files import, drawn as in the pinned package', () => {
  expect(readFileSync(ICONS_FILE, 'utf8')).toBe(composeIcons());
});
