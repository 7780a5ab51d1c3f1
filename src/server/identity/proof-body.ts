import { z } from 'zod';

/* A code of the second factor in the body of a request, or one of the recovery codes. */

const digits = z.string('Įveskite kodą').transform((text) => text.replace(/\s/g, ''));

export const codeField = digits.pipe(z.string().regex(/^\d{6}$/, 'Kodą sudaro 6 skaitmenys'));

export const proofFields = {
  code: codeField.optional(),
  recovery_code: digits.pipe(z.string().min(1, 'Įveskite atkūrimo kodą').max(40)).optional(),
};

interface Given {
  code?: string | undefined;
  recovery_code?: string | undefined;
}

export const needsProof = <Body extends z.ZodType<Given>>(body: Body) =>
  body.refine(({ code, recovery_code }) => (code === undefined) !== (recovery_code === undefined), {
    message: 'Įveskite kodą arba atkūrimo kodą',
    path: ['code'],
  });

export const proofOf = ({ code, recovery_code = '' }: Given) =>
  code === undefined ? { recovery_code } : { code };
