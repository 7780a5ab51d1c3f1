import { describe, expect, it } from 'vitest';
import { validateContact } from './contact-fields.ts';

const good = {
  name: 'Žygimantė O’Šarkauskaitė-Ąžuolienė',
  email: 'zygimante@imone.lt',
  phone: '+370 (600) 00-000',
  company: 'UAB „Įmonė“',
  message: 'Neveikia spausdintuvas.',
};

const firstMessage = (change: Record<string, unknown>) => {
  const result = validateContact({ ...good, ...change });
  return result.ok ? null : result.errors[0];
};

describe('a contact message', () => {
  it('passes when everything is right, with texts trimmed', () => {
    const result = validateContact({
      ...good,
      name: '  Jonas  ',
      message: '\n Sveiki, klausimas \n',
    });
    expect(result).toEqual({
      ok: true,
      contact: { ...good, name: 'Jonas', message: 'Sveiki, klausimas' },
    });
  });

  it('gets empty strings for a phone and a company that were not given', () => {
    const { name, email, message } = good;
    expect(validateContact({ name, email, message })).toEqual({
      ok: true,
      contact: { name, email, message, phone: '', company: '' },
    });
  });

  it('is composed first, so letters typed in two parts are letters', () => {
    const result = validateContact({ ...good, name: 'Šarūnas'.normalize('NFD') });
    expect(result.ok && result.contact.name).toBe('Šarūnas'.normalize('NFC'));
  });

  it('names the company in one line', () => {
    const result = validateContact({ ...good, company: 'UAB Įmonė\u2028Telefonas: 1' });
    expect(result.ok && result.contact.company).toBe('UAB Įmonė Telefonas: 1');
  });

  it('loses NUL characters, which the database cannot hold', () => {
    const result = validateContact({ ...good, message: 'Labas\u0000 rytas visiems' });
    expect(result.ok && result.contact.message).toBe('Labas rytas visiems');
  });

  it.each([
    ['name', '', 'Vardas privalomas'],
    ['name', '   ', 'Vardas privalomas'],
    ['name', undefined, 'Vardas privalomas'],
    ['name', 7, 'Vardas privalomas'],
    ['name', 'a'.repeat(101), 'Vardas per ilgas (max 100 simbolių)'],
    ['name', 'Jonas 2', 'Vardas gali turėti tik raides'],
    ['name', 'Jonas\nBcc: kitas', 'Vardas gali turėti tik raides'],
    ['name', '<b>Jonas</b>', 'Vardas gali turėti tik raides'],
    ['email', '', 'El. paštas privalomas'],
    ['email', null, 'El. paštas privalomas'],
    ['email', 'jonas', 'Neteisingas el. pašto formatas'],
    ['email', 'jonas@imone', 'Neteisingas el. pašto formatas'],
    ['email', 'j', 'Neteisingas el. pašto formatas'],
    ['email', `j@${'a.'.repeat(125)}abcd`, 'El. paštas per ilgas (max 255 simboliai)'],
    ['phone', '1'.repeat(21), 'Telefonas per ilgas (max 20 simbolių)'],
    ['phone', '8 600 ABC', 'Neteisingas telefono formatas'],
    ['phone', 86000000, 'Neteisingas telefono formatas'],
    ['company', 'a'.repeat(201), 'Įmonės pavadinimas per ilgas (max 200 simbolių)'],
    ['message', 'a'.repeat(9), 'Žinutė per trumpa (min 10 simbolių)'],
    ['message', `${' '.repeat(20)}Labas`, 'Žinutė per trumpa (min 10 simbolių)'],
    ['message', undefined, 'Žinutė per trumpa (min 10 simbolių)'],
    ['message', 'a'.repeat(2001), 'Žinutė per ilga (max 2000 simbolių)'],
  ])('with %s = %j says %s', (field, value, message) => {
    expect(firstMessage({ [field]: value })).toEqual({ field, message });
  });

  it.each([
    ['name', 'A'],
    ['name', 'a'.repeat(100)],
    ['email', `j@${'a.'.repeat(125)}abc`],
    ['phone', '1'.repeat(20)],
    ['company', 'a'.repeat(200)],
    ['message', 'a'.repeat(10)],
    ['message', 'a'.repeat(2000)],
  ])('accepts %s at its very limit', (field, value) => {
    expect(validateContact({ ...good, [field]: value }).ok).toBe(true);
  });

  it('reports one error per field, in form order, unknown fields last', () => {
    const result = validateContact({ admin: true, message: '', email: 'x', name: '1'.repeat(101) });
    expect(result).toEqual({
      ok: false,
      errors: [
        { field: 'name', message: 'Vardas per ilgas (max 100 simbolių)' },
        { field: 'email', message: 'Neteisingas el. pašto formatas' },
        { field: 'message', message: 'Žinutė per trumpa (min 10 simbolių)' },
        { field: 'admin', message: 'Nežinomas laukas' },
      ],
    });
  });

  it.each([null, [], 'tekstas', 3])('that is %j is refused without a crash', (input) => {
    expect(validateContact(input).ok).toBe(false);
  });
});
