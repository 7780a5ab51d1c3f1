import { expect, it } from 'vitest';
import { explain, problemFrom, RequestProblem, RunFailure } from './problem.ts';

it('keeps the detail and the fields of a problem document', async () => {
  const body = {
    detail: 'Neteisingi duomenys',
    errors: [{ field: 'name', message: 'Vardas privalomas' }],
  };
  const problem = await problemFrom(Response.json(body, { status: 400 }));
  expect(problem).toMatchObject({ status: 400, ...body });
  expect(explain(problem)).toBe('Vardas privalomas');
});

it('keeps only the status of an answer that is no problem document', async () => {
  const problem = await problemFrom(new Response('<h1>Bad Gateway</h1>', { status: 502 }));
  expect(problem).toMatchObject({ status: 502, detail: '', errors: [] });
  expect(explain(problem)).toBeNull();
});

it('has nothing to add when the server broke', () => {
  expect(explain(new RequestProblem(500, 'Įvyko nenumatyta klaida'))).toBeNull();
  expect(explain(new RequestProblem(503, 'Bandykite vėliau'))).toBe('Bandykite vėliau');
});

it('says that the server could not be reached when nothing answered', () => {
  expect(explain(new RequestProblem(0, ''))).toContain('Nepavyko susisiekti');
  expect(explain(new TypeError('bug'))).toBeNull();
});

it('tells why a run failed, and the console which one it was', () => {
  const failure = new RunFailure('prepare-articles-ai 7', 'Modelis neatsako');
  expect(explain(failure)).toBe('Modelis neatsako');
  expect(String(failure)).toBe('RunFailure: prepare-articles-ai 7: Modelis neatsako');
  expect(explain(new RunFailure('prepare-articles-ai 7', ''))).toBeNull();
});
