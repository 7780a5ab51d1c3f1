import * as z from 'zod/mini';
import { toSingleLine } from '../text/single-line.ts';
import { emptyIfUnseen } from '../text/visible-text.ts';

/** Where the form goes in a browser that runs no scripts, and the page that follows. */
export const CONTACT_FORM_PATH = '/kontaktai/zinute';
export const CONTACT_SENT_PATH = '/kontaktai/issiusta';
/** Parameter and hidden field with the right to confirm one message. */
export const CONFIRMATION_FIELD = 'patvirtinimas';
/** Of the form: hidden from people, filled in by programs. */
export const HONEYPOT_FIELD = 'website';

/** Field limits of specification §9. */
const CONTACT_LIMITS = {
  name: 100,
  email: 255,
  phone: 20,
  company: 200,
  messageMin: 10,
  message: 2000,
};

export const MESSAGE_TOO_LONG = 'Žinutė per ilga (max 2000 simbolių)';

/**
 * Trimmed and in composed form, so that "š" typed as two code points counts and matches as one letter.
 * PostgreSQL cannot store a NUL character, hence it goes first.
 */
const text = (wrongType: string) =>
  z.string(wrongType).check(
    z.overwrite((value) => value.replaceAll('\u0000', '')),
    z.normalize('NFC'),
    z.trim(),
    z.overwrite(emptyIfUnseen),
  );

/** The contact form, specification §5.1, with its messages to the letter. Shared by browser and server. */
export const contactSchema = z.strictObject(
  {
    name: text('Vardas privalomas').check(
      z.minLength(1, { error: 'Vardas privalomas', abort: true }),
      z.maxLength(CONTACT_LIMITS.name, 'Vardas per ilgas (max 100 simbolių)'),
      // Only a plain space: a line break in a name could split a mail header.
      z.regex(/^[\p{L}\p{M} '’-]*$/u, 'Vardas gali turėti tik raides'),
    ),
    email: text('El. paštas privalomas').check(
      z.minLength(1, { error: 'El. paštas privalomas', abort: true }),
      z.regex(z.regexes.email, 'Neteisingas el. pašto formatas'),
      z.maxLength(CONTACT_LIMITS.email, 'El. paštas per ilgas (max 255 simboliai)'),
    ),
    phone: z._default(
      text('Neteisingas telefono formatas').check(
        z.maxLength(CONTACT_LIMITS.phone, 'Telefonas per ilgas (max 20 simbolių)'),
        z.regex(/^[\d ()+-]*$/, 'Neteisingas telefono formatas'),
      ),
      '',
    ),
    company: z._default(
      text('Įmonės pavadinimas turi būti tekstas').check(
        z.overwrite(toSingleLine),
        z.maxLength(CONTACT_LIMITS.company, 'Įmonės pavadinimas per ilgas (max 200 simbolių)'),
      ),
      '',
    ),
    message: text('Žinutė per trumpa (min 10 simbolių)').check(
      z.minLength(CONTACT_LIMITS.messageMin, 'Žinutė per trumpa (min 10 simbolių)'),
      z.maxLength(CONTACT_LIMITS.message, MESSAGE_TOO_LONG),
    ),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? 'Nežinomas laukas' : 'Neteisingi duomenys',
  },
);

export type ContactMessage = z.output<typeof contactSchema>;

/** In form order. */
export const CONTACT_FIELDS = Object.keys(contactSchema.shape) as (keyof ContactMessage)[];

export interface ContactFieldError {
  field: string;
  message: string;
}

/** What a full page says about a message that was not stored, for browsers that run no scripts. */
export interface ContactFormAnswer {
  title: string;
  description: string;
  /** In form order. */
  errors: ContactFieldError[];
  /** As typed, by field. */
  values: Partial<Record<string, string>>;
}

type ContactValidation =
  | { ok: true; contact: ContactMessage }
  | { ok: false; errors: ContactFieldError[] };

/**
 * Checks what a visitor sent. Errors come in form order, at most one per field; the first is what the
 * toast shows. Unknown fields are refused and named; they come last.
 */
export function validateContact(input: unknown): ContactValidation {
  const result = contactSchema.safeParse(input);
  if (result.success) return { ok: true, contact: result.data };

  // They come in the schema's order, of unknown fields last.
  const byField = new Map<string, string>();
  for (const issue of result.error.issues) {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')];
    for (const field of fields) if (!byField.has(field)) byField.set(field, issue.message);
  }
  return { ok: false, errors: [...byField].map(([field, message]) => ({ field, message })) };
}
