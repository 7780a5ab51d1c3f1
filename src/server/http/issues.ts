import { z } from 'zod';
import { withCount } from '../../domain/text/with-count.ts';
import { AppError, type FieldError } from '../errors.ts';

type RawIssue = z.core.$ZodRawIssue;

const TYPE_NAMES: Record<string, string> = {
  string: 'tekstas',
  number: 'skaičius',
  int: 'sveikasis skaičius',
  boolean: 'reikšmė „taip“ arba „ne“ (true, false)',
  array: 'sąrašas',
  object: 'objektas',
};

const FORMAT_MESSAGES: Record<string, string> = {
  uuid: 'Netinkamas identifikatorius',
  url: 'Neteisingas adresas',
  email: 'Neteisingas el. pašto formatas',
  date: 'Data turi būti formato MMMM-mm-dd',
};

const signs = (count: number | bigint) => withCount(Number(count), 'ženklas', 'ženklai', 'ženklų');

/**
 * Lithuanian words for what schemas do not word themselves. Given to every parse, so it gives way to the
 * messages that a schema states.
 */
function translateIssue(issue: RawIssue): string {
  const field = nameField(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      if (field === '') return 'Užklausos turinys turi būti JSON objektas';
      if (issue.input === undefined) return `Laukas „${field}“ privalomas`;
      return `Laukas „${field}“ turi būti ${TYPE_NAMES[issue.expected] ?? 'kito tipo'}`;
    case 'unrecognized_keys':
      return `Nežinomas laukas „${issue.keys.join('“, „')}“`;
    case 'invalid_value':
      return `Laukas „${field}“ gali būti tik: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return FORMAT_MESSAGES[issue.format] ?? `Netinkama lauko „${field}“ reikšmė`;
    case 'too_small':
      return issue.origin === 'string'
        ? `Lauke „${field}“ turi būti bent ${signs(issue.minimum)}`
        : `Laukas „${field}“ turi būti ne mažesnis kaip ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Lauke „${field}“ gali būti daugiausia ${signs(issue.maximum)}`
        : `Laukas „${field}“ turi būti ne didesnis kaip ${issue.maximum}`;
    default:
      return `Netinkama lauko „${field}“ reikšmė`;
  }
}

/** The first complaint about each field, in the schema's order, which is the form's; unknown fields last. */
export function listFieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const issue of issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : null;
    for (const field of unknown ?? [nameField(issue.path)]) {
      const message = unknown ? `Nežinomas laukas „${field}“` : issue.message;
      if (!byField.has(field)) byField.set(field, { field, message });
    }
  }
  return [...byField.values()];
}

/** The complaints as an answer, which says the first of them. */
export function refuseFields(issues: readonly z.core.$ZodIssue[]): AppError {
  const errors = listFieldErrors(issues);
  return new AppError('invalid', errors[0]?.message ?? 'Neteisingi duomenys', { errors });
}

function nameField(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

/** Parses with Lithuanian words; works for schemas of `zod` and `zod/mini` alike. */
export function parseInLithuanian<Schema extends z.core.$ZodType>(schema: Schema, value: unknown) {
  return z.core.safeParse(schema, value, { error: translateIssue });
}
