import type { Context, MiddlewareHandler } from 'hono';
import { type validator as describedValidator, resolver, uniqueSymbol } from 'hono-openapi';
import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { readJson } from './body.ts';
import { listFieldErrors, parseInLithuanian } from './issues.ts';

type Target = 'json' | 'query' | 'param';

/**
 * Checks one part of a request and puts it into the OpenAPI description. A refusal is a problem that
 * names the fields in Lithuanian; a wrong identifier in the address is a 404, there is nothing there.
 */
export const valid = ((target: Target, schema: z.core.$ZodType) => {
  const check: MiddlewareHandler = async (c, next) => {
    const parsed = parseInLithuanian(schema, await readPart(c, target));
    if (!parsed.success) throw refusal(target, parsed.error);
    c.req.addValidatedData(target, parsed.data as object);
    await next();
  };
  return Object.assign(check, {
    [uniqueSymbol]: { target, ...resolver(schema as unknown as Parameters<typeof resolver>[0]) },
  });
}) as unknown as typeof describedValidator;

function readPart(c: Context, target: Target): unknown {
  if (target === 'json') return readJson(c);
  if (target === 'param') return c.req.param();
  const queries = Object.entries(c.req.queries());
  return Object.fromEntries(
    queries.map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

function refusal(target: Target, error: z.core.$ZodError): AppError {
  if (target === 'param') return new AppError('not-found', 'Įrašas nerastas');
  const errors = listFieldErrors(error.issues);
  return new AppError('invalid', errors[0]?.message ?? 'Neteisingi duomenys', { errors });
}
