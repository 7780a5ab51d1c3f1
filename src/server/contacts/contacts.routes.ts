import { Hono } from 'hono';
import * as mini from 'zod/mini';
import { contactSchema } from '../../domain/contact/contact-fields.ts';
import type { AppContext } from '../context.ts';
import type { ReadClientAddress } from '../http/client-address.ts';
import { describeAs } from '../http/describe-route.ts';
import type { ApiEnv } from '../http/env.ts';
import { valid } from '../http/validate.ts';
import type { Challenges } from './challenges.ts';
import { receiveMessage } from './contacts.ts';

const described = describeAs('contacts');

/** `website` is the trap: hidden in the form, filled in by programs. */
const contactBody = mini.extend(contactSchema, {
  website: mini.optional(mini.string()),
  proof: mini.optional(mini.string()),
});

/** `POST /api/contacts` and the challenge for its proof, for anyone. */
export function contactsRoutes(
  deps: Pick<AppContext, 'db' | 'jobs' | 'clock'> & {
    secret: string;
    readClientAddress: ReadClientAddress;
    challenges: Challenges;
  },
) {
  const { challenges } = deps;
  return new Hono<ApiEnv>()
    .get('/challenge', described('A challenge for the proof of a message'), (c) =>
      c.json(challenges.issue()),
    )
    .post('/', described('Leave a message'), valid('json', contactBody), async (c) => {
      const { website, proof, ...message } = c.req.valid('json');
      const { ip } = deps.readClientAddress(c);
      const isTrapped = Boolean(website?.trim());
      const { id } = await receiveMessage(deps, { ...message, isTrapped, proof, ip });
      return c.json({ id }, 201);
    });
}
