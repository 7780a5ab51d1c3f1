import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInLithuanian, refuseFields } from './issues.ts';

const SCHEMA = z.strictObject({
  name: z.string().min(2).max(3).optional(),
  age: z.number().min(1).max(5).optional(),
  kind: z.enum(['a', 'b']).optional(),
  id: z.uuid().optional(),
  slug: z.string().regex(/^x/).optional(),
  when: z.date().optional(),
  even: z.number().multipleOf(2).optional(),
  inner: z.object({ flag: z.boolean() }).optional(),
});

const refusal = (value: unknown) => {
  const parsed = parseInLithuanian(SCHEMA, value);
  return parsed.success ? null : refuseFields(parsed.error.issues);
};

test.each<[unknown, string, string]>([
  [[], '', 'Užklausos turinys turi būti JSON objektas'],
  [{ inner: {} }, 'inner.flag', 'Laukas „inner.flag“ privalomas'],
  [{ name: 5 }, 'name', 'Laukas „name“ turi būti tekstas'],
  [{ when: 'x' }, 'when', 'Laukas „when“ turi būti kito tipo'],
  [{ kind: 'c' }, 'kind', 'Laukas „kind“ gali būti tik: a, b'],
  [{ id: 'c' }, 'id', 'Netinkamas identifikatorius'],
  [{ slug: 'c' }, 'slug', 'Netinkama lauko „slug“ reikšmė'],
  [{ even: 1 }, 'even', 'Netinkama lauko „even“ reikšmė'],
  [{ name: 'a' }, 'name', 'Lauke „name“ turi būti bent 2\u00a0ženklai'],
  [{ name: 'abcd' }, 'name', 'Lauke „name“ gali būti daugiausia 3\u00a0ženklai'],
  [{ age: 0 }, 'age', 'Laukas „age“ turi būti ne mažesnis kaip 1'],
  [{ age: 6 }, 'age', 'Laukas „age“ turi būti ne didesnis kaip 5'],
])('of %j the field „%s“ is said to be wrong', (value, field, message) => {
  const { detail, errors } = refusal(value) ?? {};
  expect([detail, errors]).toEqual([message, [{ field, message }]]);
});

test('each field is told once and each unknown one by its name; the first of all is the answer', () => {
  const { detail, errors } = refusal({ x: 1, name: '', y: 2, age: 6 }) ?? {};
  const [name, age] = [
    'Lauke „name“ turi būti bent 2\u00a0ženklai',
    'Laukas „age“ turi būti ne didesnis kaip 5',
  ];
  expect(detail).toBe(name);
  expect(errors).toEqual([
    { field: 'name', message: name },
    { field: 'age', message: age },
    { field: 'x', message: 'Nežinomas laukas „x“' },
    { field: 'y', message: 'Nežinomas laukas „y“' },
  ]);
});
