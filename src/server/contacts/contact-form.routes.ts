import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { contactWords } from '../../content/contact.ts';
import {
  CONFIRMATION_FIELD,
  CONTACT_FIELDS,
  CONTACT_FORM_PATH,
  CONTACT_SENT_PATH,
  type ContactFormAnswer,
  type ContactMessage,
  HONEYPOT_FIELD,
  MESSAGE_TOO_LONG,
  validateContact,
} from '../../domain/contact/contact-fields.ts';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { readLimitedText } from '../http/body.ts';
import type { ReadClientAddress } from '../http/client-address.ts';
import { listTrustedOrigins, refuseForeignOrigins } from '../http/origin.ts';
import { createPlainErrorHandler } from '../http/plain-errors.ts';
import type { Pages } from '../pages/pages.ts';
import type { Challenges } from './challenges.ts';
import { confirmMessage, receiveMessage } from './contacts.ts';

type Deps = Pick<AppContext, 'db' | 'jobs' | 'clock' | 'log'> & {
  secret: string;
  publicUrl: string;
  challenges: Challenges;
  readClientAddress: ReadClientAddress;
  headers: Record<string, string>;
  renderPage: Pages['renderOnce'];
};

const MAX_BODY = 64 * 1024;
type FormContext = Pick<Context<{ Bindings: HttpBindings }>, 'env'>;
type Values = Record<keyof ContactMessage, string>;

/**
 * The contact form of a browser that runs no scripts: an ordinary POST, answered with a whole page and the
 * same words as the toasts. The message is stored at once and is suspect for lack of a proof; the page that
 * follows offers to confirm it, which stands in for the proof. So nothing is lost without a confirmation.
 * Whole: two routes and the answers they share.
 */
export function contactFormRoutes(deps: Deps) {
  const { challenges, readClientAddress } = deps;
  const { toasts } = contactWords;

  const show = async (c: FormContext, status: number, answer: ContactFormAnswer) => {
    const page = await deps.renderPage(c.env.incoming, CONTACT_FORM_PATH, { contactForm: answer });
    return new Response(new Uint8Array(page.body), { status, headers: page.headers });
  };
  const goTo = (location: string) =>
    new Response(null, {
      status: 303,
      headers: { ...deps.headers, 'Cache-Control': 'private, no-store', Location: location },
    });
  const fail = (c: FormContext, error: unknown, values: Values) => {
    const isExpected = error instanceof AppError;
    if (!isExpected) deps.log.error({ err: error }, 'A message sent by a form was not stored');
    return show(c, isExpected ? error.status : 500, {
      title: toasts.failedTitle,
      description: isExpected ? error.detail : toasts.failed,
      errors: [],
      values,
    });
  };
  const showTooLong = (c: FormContext) => {
    const errors = [{ field: 'message', message: MESSAGE_TOO_LONG }];
    return show(c, 413, {
      title: toasts.invalidTitle,
      description: MESSAGE_TOO_LONG,
      errors,
      values: {},
    });
  };

  const routes = new Hono<{ Bindings: HttpBindings }>()
    .use(refuseForeignOrigins(listTrustedOrigins(deps.publicUrl)))
    .post(CONTACT_FORM_PATH, async (c) => {
      const form = await readForm(c);
      if (!form) return showTooLong(c);
      const values = pickValues(form);
      const checked = validateContact(values);
      if (!checked.ok) {
        const { errors } = checked;
        const description = errors[0]?.message ?? toasts.failed;
        return show(c, 400, { title: toasts.invalidTitle, description, errors, values });
      }
      try {
        const { id, lacksOnlyProof } = await receiveMessage(deps, {
          ...checked.contact,
          isTrapped: (form.get(HONEYPOT_FIELD) ?? '').trim() !== '',
          proof: undefined,
          ip: readClientAddress(c).ip,
        });
        if (!lacksOnlyProof) return goTo(CONTACT_SENT_PATH);
        const token = challenges.issueConfirmation(id);
        return goTo(`${CONTACT_SENT_PATH}?${new URLSearchParams({ [CONFIRMATION_FIELD]: token })}`);
      } catch (error) {
        return fail(c, error, values);
      }
    })
    .post(CONTACT_SENT_PATH, async (c) => {
      const token = (await readForm(c))?.get(CONFIRMATION_FIELD) ?? '';
      await confirmMessage(deps, token);
      return goTo(CONTACT_SENT_PATH);
    });
  routes.onError(createPlainErrorHandler(deps.log));
  return routes;
}

/** A body that is no form counts as an empty one: its missing fields are then named. Null: it is too long. */
async function readForm(c: Context): Promise<URLSearchParams | null> {
  try {
    return new URLSearchParams(await readLimitedText(c, MAX_BODY));
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-large') return null;
    throw error;
  }
}

/** Browsers send line breaks of a text area as CR LF; a message counts them as one character, as scripts do. */
function pickValues(form: URLSearchParams): Values {
  const entries = CONTACT_FIELDS.map((name) => [
    name,
    (form.get(name) ?? '').replaceAll('\r\n', '\n'),
  ]);
  return Object.fromEntries(entries);
}
