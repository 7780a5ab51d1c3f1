import { expect, test } from 'vitest';
import { expectOneError, linesOf } from '../../../../tests/support/panel-in-memory.ts';
import { openServedPanel } from '../../../../tests/support/served-panel.ts';
import { ai_import_settings } from '../../../server/database/schema/automation.ts';
import { DEFAULT_PROMPTS } from '../../../server/newsroom/preparation/prompts/default-prompts.ts';
import type { StoredSettings } from './settings-requests.ts';

const SETTINGS = '/api/admin/settings';

const { api, panel } = await openServedPanel();
await api.db.insert(ai_import_settings).values({ ...DEFAULT_PROMPTS, auto_publish_min_score: 85 });
const toasts = await panel.readToasts();
const asked = await panel.readQuestions();
const { AUTOMATIONS } = await import('./automation-texts.ts');
const { useSwitchAutomation } = await import('./use-switch-automation.ts');

const stored = async () => (await api.askAsAdmin('GET', SETTINGS)).body as StoredSettings;
const automationOf = (key: (typeof AUTOMATIONS)[number]['key']) => {
  const found = AUTOMATIONS.find((automation) => automation.key === key);
  if (!found) throw new Error(`no automation ${key}`);
  return found;
};

async function flip(key: (typeof AUTOMATIONS)[number]['key'], isOn: boolean) {
  const hook = await panel.use(useSwitchAutomation);
  await panel.act(() => hook.current.flip({ automation: automationOf(key), isOn }));
  return hook;
}

test('one automation is switched at once, and whatever else is set stays', async () => {
  for (const isOn of [true, false]) {
    const hook = await flip('source_import', isOn);
    await panel.until(async () =>
      expect(await stored()).toMatchObject({
        source_import_enabled: isOn,
        auto_publish_min_score: 85,
      }),
    );
    await panel.until(() =>
      expect(toasts().at(-1)).toBe(`Atlikta: ${isOn ? 'Įjungta' : 'Išjungta'}: Šaltinių importas`),
    );
    await hook.leave();
  }
  expect(asked).toEqual([]);
});

test('automatic publishing is asked about before it is switched on, never before it is switched off', async () => {
  const on = await flip('auto_publish', true);
  await panel.until(() => expect(asked).toHaveLength(1));
  expect(linesOf(asked[0]?.children)[0]).toBe('Ar tikrai įjungti automatinį publikavimą?');
  expect((await stored()).auto_publish_enabled).toBe(false);
  await panel.act(() => asked[0]?.onConfirm());
  await panel.until(async () => expect((await stored()).auto_publish_enabled).toBe(true));
  await on.leave();
  const off = await flip('auto_publish', false);
  await panel.until(async () => expect((await stored()).auto_publish_enabled).toBe(false));
  expect(asked).toHaveLength(1);
  await off.leave();
});

test('what was asked about by settings that have changed since is not switched on', async () => {
  asked.length = 0;
  const hook = await flip('auto_publish', true);
  await panel.until(() => expect(asked).toHaveLength(1));
  const { valuesOf } = await import('./settings-requests.ts');
  const before = await stored();
  const json = { ...valuesOf(before), auto_publish_min_score: 10, version: before.version };
  expect((await api.askAsAdmin('PUT', SETTINGS, json)).status).toBe(200);
  const logged = expectOneError();
  await panel.act(() => asked[0]?.onConfirm());
  await panel.until(() => expect(toasts().at(-1)).toContain('Nepavyko išsaugoti nustatymų'));
  logged();
  expect((await stored()).auto_publish_enabled).toBe(false);
  await hook.leave();
});
