import { Badge, Switch, Text } from '@mantine/core';
import { AUTOMATIONS, type Automation } from '../automation/settings/automation-texts.ts';
import { useSwitchAutomation } from '../automation/settings/use-switch-automation.ts';
import { describeRuns } from './automation-runs.ts';
import classes from './dashboard.module.css';
import type { Dashboard } from './dashboard.ts';

const NAMES = {
  source_import: 'sourceImport',
  ai_preparation: 'aiPreparation',
  auto_publish: 'autoPublish',
} as const satisfies Record<Automation['key'], keyof Dashboard['automation']>;

/** What works without a person: whether it does, when it ran and runs, and the switch. */
export function AutomationCard({ stats }: { stats: Dashboard }) {
  const { flip, pending, isBusy } = useSwitchAutomation();
  return (
    <div className={classes.stat}>
      <Text size="sm" c="dimmed" mb={6}>
        Automatizacija
      </Text>
      <ul className={classes.automations}>
        {AUTOMATIONS.map((automation) => {
          const name = NAMES[automation.key];
          const isOn = pending?.automation === automation ? pending.isOn : stats.automation[name];
          return (
            <li key={name}>
              <Switch
                label={automation.title}
                checked={isOn}
                // Not disabled while it is saved: the focus would go.
                onChange={() => isBusy || flip({ automation, isOn: !isOn })}
              />
              <Badge color={isOn ? 'sea' : 'gray'}>{isOn ? 'Įjungta' : 'Išjungta'}</Badge>
              <span className={classes.runs}>{describeRuns(stats.automationRuns[name])}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
