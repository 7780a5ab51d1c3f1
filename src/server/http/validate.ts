import type { Context, MiddlewareHandler } from 'hono';
import { type validator as describedValidator, resolver, uniqueSymbol } from 'hono-openapi';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { nulRefusal, readJson } from './body.ts';
import { parseInLithuanian, refuseFields } from './issues.ts';

/** Of an address that names one row. */
export const idParam = z.object({ id: z.uuid() });

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
  if (target === 'param') {
    const params: Record<string, string> = c.req.param();
    if (Object.values(params).some(hasNul)) throw notThere();
    return params;
  }
  const queries = Object.entries(c.req.queries());
  const wrong = queries.find(([, values]) => values.some(hasNul));
  if (wrong) throw nulRefusal(wrong[0]);
  return Object.fromEntries(
    queries.map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

/** PostgreSQL cannot even be asked about U+0000. */
const hasNul = (value: string) => value.includes('\0');

const notThere = () => new AppError('not-found', 'Įrašas nerastas');

function refusal(target: Target, error: z.core.$ZodError): AppError {
  return target === 'param' ? notThere() : refuseFields(error.issues);
}
