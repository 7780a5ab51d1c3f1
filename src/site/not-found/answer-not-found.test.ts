import { expect, it } from 'vitest';
import { answerNotFound } from './answer-not-found.ts';

it.each([
  ['/soc', '/paslaugos/kibernetinis-saugumas/soc', '2; url=/paslaugos/kibernetinis-saugumas/soc'],
  ['/nera-tokio', '', '2; url=/'],
  ['/paslaugos/it-pagalba', '', '2; url=/'],
])('%s is answered 404 and leads to "%s"', (path, likely, refresh) => {
  const response: { status?: number; headers: Headers } = { headers: new Headers() };
  expect(answerNotFound({ url: new URL(path, 'http://localhost'), response })).toBe(likely);
  expect(response.status).toBe(404);
  expect(response.headers.get('refresh')).toBe(refresh);
});
