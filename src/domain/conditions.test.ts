import { expect, it } from 'vitest';
import { describeReason } from './articles/preparation-reason.ts';
import { CONDITION_CODES, describeCondition, isEvent } from './conditions.ts';
import { KEY_SETTINGS, type ProviderName } from './model-providers.ts';

const providers = Object.keys(KEY_SETTINGS) as ProviderName[];

it('what has happened is not over later: a stopped database, an unknown device, failed sign-ins', () => {
  expect(CONDITION_CODES.filter(isEvent)).toEqual([
    'database_ended',
    'new_device',
    'failed_sign_ins',
  ]);
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
});
