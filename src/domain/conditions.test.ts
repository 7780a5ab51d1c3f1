import { expect, it } from 'vitest';
import { describeReason } from './articles/preparation-reason.ts';
import {
  CONDITION_CODES,
  describeCondition,
  isEvent,
  linkTo,
  withoutSettings,
} from './conditions.ts';
import { KEY_SETTINGS, type ProviderName } from './model-providers.ts';

const providers = Object.keys(KEY_SETTINGS) as ProviderName[];

it('what has happened is not over later: a stopped database, an unknown device, failed sign-ins', () => {
  expect(CONDITION_CODES.filter(isEvent)).toEqual([
    'database_ended',
    'new_device',
    'failed_sign_ins',
  ]);
});

it('leads from one of a kind to where it is looked at, from several to the list of exactly these', () => {
  const device = (subject: string) =>
    ({ subject, facts: { code: 'new_device', browser: 'Firefox' } }) as const;
  expect(linkTo([device('7')])).toBe('/admin/settings/audit?open=7');
  expect(linkTo([device('7'), device('8')])).toBe('/admin/settings/system?kind=new_device');
  const failing = (messages: number) =>
    linkTo([{ subject: '', facts: { code: 'mail_failing', waiting: 2, messages } }]);
  expect(failing(1)).toBe('/admin/communications/contacts?filter=unsent');
  // Only mails about accounts: no list has them.
  expect(failing(0)).toBe('/admin/settings/system?kind=mail_failing');
});

it('tells people what is wrong in plain words: the setting is for the operator, in brackets at the end', () => {
  const sentences = [
    describeCondition({ code: 'mail_not_set_up', missing: 'SMTP_URL' }),
    describeCondition({ code: 'mail_not_set_up', missing: 'CONTACT_NOTIFY_TO' }),
    describeCondition({ code: 'mail_failing', waiting: 2 }),
    describeCondition({ code: 'database_unreachable', reason: 'ECONNREFUSED' }),
    ...providers.flatMap((provider) => [
      describeCondition({ code: 'key_refused', provider }),
      describeReason({ code: 'setting_missing', provider }),
    ]),
  ];
  const named = /^[^_]+ \([A-Z_]+_[A-Z_]+( arba [A-Z_]+)*\)\.$/;
  expect(sentences.filter((sentence) => !named.test(sentence))).toEqual([]);
  expect(sentences.map(withoutSettings).filter((sentence) => /[_()]/.test(sentence))).toEqual([
    // The server's own word for what happened is no setting.
    expect.stringContaining('(ECONNREFUSED)'),
  ]);
});
