import { AutomationSection } from './automation-section.tsx';
import { AUTOMATIONS, type Automation, describeNextRun } from './automation-texts.ts';
import { type EditedSettings, SettingsPage } from './settings-page.tsx';
import type { SettingsValues, StoredSettings } from './settings-requests.ts';
import { useDueTimes } from './use-due-times.ts';
import { useOutlook } from './use-outlook.ts';

/** What works without a person: three switches, when each runs next and what it would do now. */
export default function AutomationSettingsScreen() {
  return (
    <SettingsPage
      title="Automatizacija"
      lead="Kas daroma be žmogaus, kaip dažnai ir ką tai padarytų dabar."
      fields={(settings, stored) => <Switches settings={settings} stored={stored} />}
    />
  );
}

interface SwitchesProps {
  settings: EditedSettings;
  stored: StoredSettings;
}

function Switches({ settings: { form }, stored }: SwitchesProps) {
  const due = useDueTimes(stored);
  const typed = form.getValues();
  const outlook = useOutlook(typed);
  return AUTOMATIONS.map((automation) => (
    <AutomationSection
      key={automation.key}
      automation={automation}
      form={form}
      nextRun={describeNextRun(
        { ...scheduleOf(due, automation), dueAt: due[`${automation.key}_due_at`] },
        scheduleOf(typed, automation),
      )}
      outlook={outlook[automation.key]}
    />
  ));
}

const scheduleOf = (values: SettingsValues | StoredSettings, { key }: Automation) => ({
  isOn: values[`${key}_enabled`],
  interval: values[`${key}_interval`],
});
