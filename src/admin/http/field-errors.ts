import { RequestProblem } from './problem.ts';

/** The server's field messages for `form.setErrors`; only fields the form has, the toast shows the others. */
export function fieldErrors(error: unknown, fields: object): Record<string, string> {
  if (!(error instanceof RequestProblem)) return {};
  const known = error.errors.filter(({ field }) => field in fields);
  return Object.fromEntries(known.map(({ field, message }) => [field, message]));
}

interface FormWithInputs {
  getInputNode: (path: string) => HTMLElement | null;
}

interface FormWithErrors extends FormWithInputs {
  setErrors: (errors: Record<string, string>) => void;
}

/** Shows what the server says of the fields. */
export function showFieldErrors(form: FormWithErrors, error: unknown, fields: object): void {
  const errors = fieldErrors(error, fields);
  form.setErrors(errors);
  focusFirstError(form, errors, fields);
}

/** Brings the person to the first field that is wrong, in the order of the form. */
export function focusFirstError(form: FormWithInputs, errors: object, fields: object): void {
  const first = Object.keys(fields).find((field) => field in errors);
  if (first) form.getInputNode(first)?.focus();
}
