import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const module = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

/** What a process writes whose output is captured. */
async function linesOf(code: string) {
  const source = `
    import { createLog } from ${module('./log.ts')};
    import { captureOutput } from ${module('./capture-output.ts')};
    const log = createLog('debug');
    captureOutput(log);
    ${code}`;
  const { stderr } = await run(process.execPath, ['--input-type=module', '-e', source]).catch(
    (error) => error,
  );
  return (stderr as string)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('what libraries write to the console are lines of the log, without colours and values of statements', async () => {
  const lines = await linesOf(`
    console.error('\\u001b[31m[ERROR]\\u001b[39m page', new Error('broken'));
    console.info('Failed query\\nparams: jonas@example.com');
    console.error('12:00:00 \\u001b[31m[ERROR]\\u001b[39m Error: Failed query');
    console.info('The user aborted a request.');
    console.warn({ some: 'object' });
    console.info('x'.repeat(2001));
    console.info(new Error('aside'));`);
  expect(lines).toMatchObject([
    { level: 50, code: 'written_by_a_library', text: '[ERROR] page', err: { message: 'broken' } },
    { level: 30, text: 'Failed query' },
    { level: 20, text: '12:00:00 [ERROR] Error: Failed query' },
    { level: 20, code: 'client_gone' },
    { level: 40, code: 'written_by_a_library' },
    { level: 30, text: 'x'.repeat(2000) },
    { level: 30, err: { message: 'aside' } },
  ]);
  expect(lines.map(({ text, err }) => [text !== undefined, err !== undefined])).toEqual([
    [true, true],
    [true, false],
    [true, false],
    [false, false],
    [false, false],
    [true, false],
    [false, true],
  ]);
});

test('what a library says of each statement while the database is away is said once', async () => {
  const lines = await linesOf(`
    for (let n = 0; n < 3; n++) console.error(new Error('Failed query', { cause: new Error('connect ECONNREFUSED') }));
    console.error(new Error('Failed query'));`);
  expect(lines.map(({ level }) => level)).toEqual([50, 20, 20, 50]);
});

test('warnings of Node, and what nobody caught, are lines of the log too', async () => {
  const lines = await linesOf(`
    process.emitWarning('old', 'DeprecationWarning');
    setTimeout(() => { throw new Error('unforeseen'); }, 50);
    setTimeout(() => console.info('goes on'), 60);`);
  // The last line of a process overtakes one that is still being written.
  expect(lines.sort((a, b) => a.level - b.level)).toMatchObject([
    { level: 40, code: 'node_warning', err: { message: 'old' } },
    { level: 60, code: 'uncaught_failure', err: { message: 'unforeseen' } },
  ]);
});
