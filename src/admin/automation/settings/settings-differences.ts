import { showMoney } from '../../../domain/text/show-numbers.ts';
import type { Interval } from '../../../domain/time/intervals.ts';
import type { Difference } from '../../history/conflict-notice.tsx';
import { AUTOMATIONS, CAPS, INTERVAL_LABELS, PROMPTS } from './automation-texts.ts';
import type { SettingsValues } from './settings-requests.ts';

/** Where two versions of the settings differ, as a person reads it. */
export function settingsDifferences(theirs: SettingsValues, mine: SettingsValues): Difference[] {
  return (Object.keys(mine) as (keyof SettingsValues)[])
    .filter((name) => theirs[name] !== mine[name])
    .map((name) => ({
      label: labelOf(name),
      theirs: show(name, theirs[name]),
      mine: show(name, mine[name]),
    }));
}

function labelOf(name: keyof SettingsValues): string {
  const automation = AUTOMATIONS.find(({ key }) => name.startsWith(key));
  if (name === 'auto_publish_min_score') return 'Mažiausias aktualumo balas';
  if (name === 'auto_publish_batch_size') return 'Straipsnių per kartą';
  const cap = CAPS.find(({ key }) => key === name);
  if (cap) return cap.label;
  if (automation)
    return `${automation.title}: ${name.endsWith('_interval') ? 'intervalas' : 'įjungta'}`;
  return PROMPTS.find(({ key }) => key === name)?.label ?? 'Modelis';
}

function show(name: keyof SettingsValues, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'taip' : 'ne';
  if (name === 'daily_cost_cap_cents' && typeof value === 'number') return showMoney(value / 100);
  if (value === null || value === undefined || value === '') return '–';
  return name.endsWith('_interval') ? INTERVAL_LABELS[value as Interval] : String(value);
}
