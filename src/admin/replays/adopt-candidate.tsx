import { Button } from '@mantine/core';
import { getSettings, saveSettings, valuesOf } from '../automation/settings/settings-requests.ts';
import { ask } from '../feedback/ask.tsx';
import { useAction } from '../feedback/use-action.ts';
import type { Candidate, Replay } from './replay-requests.ts';

/** Puts what was tried into use: only what it has otherwise, over the settings as they are saved now. */
export function AdoptCandidate({ replay }: { replay: Replay }) {
  const { changed, candidate } = replay;
  const tried = {
    ...(changed.model ? { api_model: candidate.api_model as Candidate['api_model'] } : {}),
    ...(changed.translation ? { translation_prompt: candidate.translation_prompt } : {}),
    ...(changed.relevance ? { relevance_prompt: candidate.relevance_prompt } : {}),
  };
  const adopt = useAction({
    run: async () => {
      const stored = await getSettings();
      const values = { ...valuesOf(stored), ...tried };
      return saveSettings(values as ReturnType<typeof valuesOf>, stored.version);
    },
    failure: 'Nepavyko išsaugoti nustatymų',
    success: () => 'Nustatymai išsaugoti',
    changes: [['settings'], ['prompts']],
  });
  if (Object.keys(tried).length === 0) return null;
  return (
    <Button
      size="xs"
      variant="default"
      loading={adopt.isPending}
      onClick={() =>
        ask({
          title: 'Naudoti bandomąjį',
          question: 'Ar tikrai pradėti naudoti tai, kas išbandyta?',
          consequence:
            'Galios iš karto visiems toliau ruošiamiems straipsniams. Ankstesnis nurodymas lieka tarp versijų.',
          confirm: 'Pradėti naudoti',
          onConfirm: () => adopt.mutate(undefined),
        })
      }
    >
      Naudoti bandomąjį
    </Button>
  );
}
