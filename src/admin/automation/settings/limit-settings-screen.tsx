import { Costs } from '../costs/costs.tsx';
import { DailyCaps } from './daily-caps.tsx';
import { SettingsPage } from './settings-page.tsx';

/** How much models may use in a day, and what they used. */
export default function LimitSettingsScreen() {
  return (
    <SettingsPage
      title="Ribos ir sąnaudos"
      lead="Kiek modeliams leidžiama per dieną ir kiek jie kainavo."
      fields={({ form }) => <DailyCaps form={form} />}
    >
      <Costs />
    </SettingsPage>
  );
}
