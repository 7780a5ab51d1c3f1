import { expect, it } from 'vitest';
import { readSidebarState, sidebarCookie } from './use-sidebar.ts';

it('starts collapsed and follows the cookie', () => {
  expect(readSidebarState('')).toBe(false);
  expect(readSidebarState('a=b; sidebar_state=true; c=d')).toBe(true);
  expect(readSidebarState('sidebar_state=false')).toBe(false);
  expect(readSidebarState('old_sidebar_state=true')).toBe(false);
});

it('is remembered for seven days', () => {
  expect(sidebarCookie(true)).toContain('sidebar_state=true');
  expect(sidebarCookie(false)).toContain('max-age=604800');
});
