import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendContact } from './send-contact.ts';

const contact = {
  name: 'Jonas',
  email: 'jonas@imone.lt',
  phone: '',
  company: '',
  message: 'Neveikia spausdintuvas',
};
const sender = { website: '', proof: 'a.b.c.1' };
const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

afterEach(() => vi.unstubAllGlobals());

describe('sending a contact message', () => {
  it('is done when the server has stored it', async () => {
    answer(201, '{}');
    expect(await sendContact(contact, sender)).toEqual({ sent: true });
  });

  it('takes the proof and the hidden field along', async () => {
    const sent = vi.fn(async (_address: string, _request: RequestInit) => new Response('{}'));
    vi.stubGlobal('fetch', sent);
    await sendContact(contact, sender);
    expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toEqual({ ...contact, ...sender });
  });

  it('shows the first field error under „Neteisingi duomenys“', async () => {
    const errors = [
      { field: 'name', message: 'Vardas privalomas' },
      { field: 'email', message: 'El. paštas privalomas' },
    ];
    answer(400, JSON.stringify({ detail: 'Neteisingi duomenys', errors }));
    expect(await sendContact(contact, sender)).toEqual({
      sent: false,
      title: 'Neteisingi duomenys',
      description: 'Vardas privalomas',
      errors,
    });
  });

  it('shows what else went wrong under „Klaida“, in the server’s words', async () => {
    answer(429, JSON.stringify({ detail: 'Per daug žinučių.' }));
    expect(await sendContact(contact, sender)).toMatchObject({
      title: 'Klaida',
      description: 'Per daug žinučių.',
    });
  });

  it.each(['<html>Bad gateway</html>', ''])('has words of its own for answer %j', async (body) => {
    answer(502, body);
    expect(await sendContact(contact, sender)).toMatchObject({
      title: 'Klaida',
      description: 'Nepavyko išsiųsti žinutės. Bandykite dar kartą.',
    });
  });

  it('survives a lost connection', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await sendContact(contact, sender)).toMatchObject({ sent: false, title: 'Klaida' });
  });
});
