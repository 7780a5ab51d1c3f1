import { Hono } from 'hono';
import { z } from 'zod';
import { LONGEST_ADDRESS } from '../../domain/text/longest-address.ts';
import { describeAs } from '../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { valid } from '../http/validate.ts';
import { type CardContext, makeCard } from './make-card.ts';

const described = describeAs('admin cards');
const body = z.strictObject({
  url: z.string().trim().min(1, 'Adresas privalomas').max(LONGEST_ADDRESS, 'Adresas per ilgas'),
});

/** Under `/api/admin/cards`. */
export function cardsRoutes(ctx: CardContext) {
  return new Hono<ApiEnv>().post(
    '/',
    described('What a page says of itself, to stand in a text in place of its address'),
    valid('json', body),
    async (c) => c.json(await makeCard(ctx, c.req.valid('json').url, getAdministratorId(c))),
  );
}
