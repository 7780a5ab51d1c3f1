import { afterEach, expect, vi } from 'vitest';

/** An unexpected console.error is a failed test. */
const spy = vi.spyOn(console, 'error');

afterEach(() => {
  const complaints = spy.mock.calls.map((call) => call.map(String).join(' '));
  spy.mockClear();
  expect(complaints, 'console.error was called').toEqual([]);
});
