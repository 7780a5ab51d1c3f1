import { AppError } from '../../errors.ts';
import { SourceError } from '../import/documents/source-error.ts';

/**
 * A site that cannot be read, as the refusal of the field its address was typed into. Anything else is a bug and
 * comes back as it is.
 */
export function toProblem(error: unknown, field: string): unknown {
  if (!(error instanceof SourceError)) return error;
  const { kind, cause } = error;
  const detail = error.detail || 'Svetainė per ilgai neatsako. Pabandykite dar kartą.';
  return new AppError('invalid', detail, {
    errors: [{ field, message: detail }],
    extra: { kind },
    log: error.message,
    cause,
  });
}
