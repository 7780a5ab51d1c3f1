import type pg from 'pg';
import { isTraced, withSpan } from '../tracing/spans.ts';

/**
 * Statements of what is traced become spans: their text, which has places for values, and never the values. One that is asked
 * of the pool includes the wait for a connection.
 */
export function traceStatements(pool: pg.Pool): void {
  traceQueries(pool);
  pool.on('connect', traceQueries);
}

type Query = (...words: unknown[]) => unknown;

function traceQueries(target: { query: unknown }): void {
  const query = (target.query as Query).bind(target);
  target.query = (...words: unknown[]) => {
    const text = isTraced() ? statementTextOf(words) : null;
    if (text === null) return query(...words);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    return withSpan(operation, { kind: 'client', attributes }, async () => await query(...words));
  };
}

/** Null for streams, and for what the pool passes on to a connection with a callback: that is traced already. */
function statementTextOf(words: unknown[]): string | null {
  const [first] = words;
  if (words.some((word) => typeof word === 'function')) return null;
  if (typeof first === 'string') return first;
  const { text, submit } = (first ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : null;
}
