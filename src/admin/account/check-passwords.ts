export interface PasswordFields {
  current_password: string;
  new_password: string;
  repeated: string;
}

/** As the server has it. */
const SHORTEST = 12;

/** The messages for the form's fields; the server checks the same and more. */
export function checkPasswords({ current_password, new_password, repeated }: PasswordFields) {
  const errors: Partial<Record<keyof PasswordFields, string>> = {};
  if (!current_password) errors.current_password = 'Dabartinis slaptažodis privalomas';
  if ([...new_password].length < SHORTEST)
    errors.new_password = `Slaptažodį turi sudaryti bent ${SHORTEST} ženklų`;
  else if (new_password === current_password)
    errors.new_password = 'Naujas slaptažodis sutampa su dabartiniu';
  if (repeated !== new_password) errors.repeated = 'Slaptažodžiai nesutampa';
  return errors;
}
