import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendContact } from './send-contact.ts';

const contact = {
  name: 'Jonas',
  email: 'jonas@imone.lt',
  phone: '',
  company: '',
  message: 'Neveikia spausdintuvas',
};
const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

afterEach(() => vi.unstubAllGlobals());

describe('sending a contact message', () => {
  it('is done when the server has stored it', async () => {
    answer(201, '{}');
    expect(await sendContact(contact)).toEqual({ sent: true });
  });

  it('shows the first field error under „Neteisingi duomenys“', async () => {
    const errors = [
      { field: 'name', message: 'Vardas privalomas' },
      { field: 'email', message: 'El. paštas privalomas' },
    ];
    answer(400, JSON.stringify({ detail: 'Neteisingi duomenys', errors }));
    expect(await sendContact(contact)).toEqual({
      sent: false,
      title: 'Neteisingi duomenys',
      description: 'Vardas privalomas',
      errors,
    });
  });

  it('shows what else went wrong under „Klaida“, in the server’s words', async () => {
    answer(429, JSON.stringify({ detail: 'Per daug žinučių.' }));
    expect(await sendContact(contact)).toMatchObject({
      title: 'Klaida',
      description: 'Per daug žinučių.',
    });
  });

  it.each(['<html>Bad gateway</html>', ''])('has words of its own for answer %j', async (body) => {
    answer(502, body);
    expect(await sendContact(contact)).toMatchObject({
      title: 'Klaida',
      description: 'Nepavyko išsiųsti žinutės. Bandykite dar kartą.',
    });
  });

  it('survives a lost connection', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await sendContact(contact)).toMatchObject({ sent: false, title: 'Klaida' });
  });
});
