import { expect, it } from 'vitest';
import {
  describeDelivery,
  describeRetention,
  isUndelivered,
  replyAddress,
} from './contact-texts.ts';

it('begins a reply without the name, which would need another case, with the message quoted and nothing left unescaped', () => {
  const address = replyAddress({
    email: 'ona+it@example.com',
    message: 'Labas & ačiū?\nAr galite padėti',
    created_at: '2026-01-15T22:05:00Z',
  });
  const url = new URL(address);
  expect(decodeURIComponent(url.pathname)).toBe('ona+it@example.com');
  expect(url.searchParams.get('body')).toBe(
    'Sveiki,\r\n\r\n\r\n\r\n2026-01-16 00:05 rašėte:\r\n> Labas & ačiū?\r\n> Ar galite padėti',
  );
});

it('cuts the quote where mail programs would cut the address', () => {
  const message = 'ą'.repeat(5000);
  const contact = { email: 'a@b.lt', message, created_at: '2026-01-15T22:05:00Z' };
  expect(replyAddress(contact).length).toBeLessThan(9000);
});

it('quotes no half of an emoji, wherever the cut falls', () => {
  for (const before of ['', 'a']) {
    const message = before + '🔧'.repeat(1000);
    const contact = { email: 'a@b.lt', message, created_at: '2026-01-15' };
    const body = new URL(replyAddress(contact)).searchParams.get('body') ?? '';
    expect(body.split('> ')[1]).toMatch(/^a?🔧+$/u);
  }
});

it('quotes half an emoji that was sent as one as a sign that can stand in an address', () => {
  const contact = { email: 'a@b.lt', message: 'Ačiū \ud83d!', created_at: '2026-01-15' };
  const body = new URL(replyAddress(contact)).searchParams.get('body') ?? '';
  expect(body.endsWith('> Ačiū \ufffd!')).toBe(true);
});

it('says why the mail did not go and offers another try only then', () => {
  const failed = {
    delivery_state: 'failed' as const,
    delivery_error: 'Pašto dėžutė pilna',
    delivered_at: null,
    is_mail_set_up: true,
  };
  expect(describeDelivery(failed)).toBe('Pašto dėžutė pilna');
  expect(describeDelivery({ ...failed, delivery_state: 'queued' })).toBe(
    'Kol kas nepavyko, bus bandoma dar kartą: Pašto dėžutė pilna',
  );
  expect(isUndelivered(failed)).toBe(true);
  expect(isUndelivered({ delivery_state: 'not_configured' })).toBe(true);
  expect(isUndelivered({ delivery_state: 'sent' })).toBe(false);
});

it('says how long messages are kept', () => {
  expect(describeRetention(730)).toBe('Žinutės saugomos 730\u00a0dienų');
  expect(describeRetention(31)).toBe('Žinutės saugomos 31\u00a0dieną');
});
