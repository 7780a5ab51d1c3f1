import { ask } from '../../feedback/ask.tsx';
import { useAction } from '../../feedback/use-action.ts';
import type { Automation } from './automation-texts.ts';
import { switchOnQuestion } from './publish-question.ts';
import { getSettings, listPublishable, saveSettings, valuesOf } from './settings-requests.ts';

const FAILURE = 'Nepavyko išsaugoti nustatymų';

interface Switched {
  automation: Automation;
  isOn: boolean;
}

/**
 * Switches one automation at once, whatever else the settings hold. Switching automatic publishing on publishes: that is
 * asked first, with what it would be.
 */
export function useSwitchAutomation() {
  const save = useAction({
    run: async ({ automation, isOn, seen }: Switched & { seen?: number }) => {
      const stored = await getSettings();
      const values = { ...valuesOf(stored), [`${automation.key}_enabled`]: isOn };
      return await saveSettings(values, seen ?? stored.version);
    },
    failure: FAILURE,
    success: (_stored, { automation: { title }, isOn }) =>
      isOn ? `Įjungta: ${title}` : `Išjungta: ${title}`,
    changes: [['dashboard']],
  });
  const askFirst = useAction({
    run: async (_switched: Switched) => {
      const stored = await getSettings();
      return { stored, titles: await listPublishable(stored) };
    },
    failure: FAILURE,
    success: ({ stored, titles }, switched) => {
      ask({
        ...switchOnQuestion(stored, titles),
        onConfirm: () => save.mutate({ ...switched, seen: stored.version }),
      });
      return null;
    },
    changes: [],
  });
  return {
    /** Being switched now. */
    pending: save.isPending ? save.variables : null,
    isBusy: save.isPending || askFirst.isPending,
    flip(switched: Switched) {
      if (switched.isOn && switched.automation.key === 'auto_publish') askFirst.mutate(switched);
      else save.mutate(switched);
    },
  };
}
