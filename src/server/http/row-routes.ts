import { createFactory } from 'hono/factory';
import type { z } from 'zod';
import type { describeAs } from './describe-route.ts';
import { type ApiEnv, getAdministratorId } from './env.ts';
import { idParam, valid } from './validate.ts';

/* Handlers of addresses that name one row, `/:id`: each act gets the row and who asks. */

/** The row, and the administrator who asks. */
interface RowAct {
  id: string;
  by: string;
}

type Description = ReturnType<ReturnType<typeof describeAs>>;

const { createHandlers } = createFactory<ApiEnv>();

/** Reads it or acts on it, with no more than that; answers what `answer` returns. */
export const onRow = <Answer extends object | null>(
  description: Description,
  answer: (row: RowAct) => Promise<Answer>,
) =>
  createHandlers(description, valid('param', idParam), async (c) =>
    c.json(await answer({ id: c.req.valid('param').id, by: getAdministratorId(c) })),
  );

/** Changes what the body holds; answers what `change` returns. */
export const changeRow = <Body extends z.ZodType, Answer extends object>(
  description: Description,
  body: Body,
  change: (row: RowAct & { changes: z.output<Body> }) => Promise<Answer>,
) =>
  createHandlers(description, valid('param', idParam), valid('json', body), async (c) => {
    const changes = c.req.valid('json') as z.output<Body>;
    return c.json(
      await change({ id: c.req.valid('param').id, changes, by: getAdministratorId(c) }),
    );
  });

/** Removes it, or something of it. */
export const removeRow = (description: Description, remove: (row: RowAct) => Promise<unknown>) =>
  createHandlers(description, valid('param', idParam), async (c) => {
    await remove({ id: c.req.valid('param').id, by: getAdministratorId(c) });
    return c.json({ success: true as const });
  });
