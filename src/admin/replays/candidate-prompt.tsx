import { Select, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Prompt } from '../automation/settings/automation-texts.ts';
import { listPromptVersions } from '../automation/settings/prompt-requests.ts';
import { formatMoment } from '../lists/moments.ts';
import classes from './replays.module.css';

interface CandidatePromptProps {
  prompt: Prompt;
  inUse: string;
  value: string;
  error: string | null;
  onChange: (text: string) => void;
}

/** A wording to try: typed, or one of those there have been. */
export function CandidatePrompt({ prompt, inUse, value, error, onChange }: CandidatePromptProps) {
  const versions = useQuery({
    queryKey: ['prompts', prompt.kind],
    queryFn: () => listPromptVersions(prompt.kind),
    meta: { failure: 'Nepavyko užkrauti versijų' },
  });
  const { items = [], default: ours } = versions.data ?? {};
  const known = new Map([
    ['current', { label: 'Dabartinis', text: inUse }],
    ...(ours === undefined || ours === inUse
      ? []
      : [['default', { label: 'Numatytasis', text: ours }] as const]),
    ...items
      .filter(({ text }) => text !== inUse && text !== ours)
      .map(
        ({ id, text, created_at }) =>
          [id, { label: `${formatMoment(created_at)} versija`, text }] as const,
      ),
  ]);
  const chosen = [...known].find(([, { text }]) => text === value)?.[0] ?? null;
  return (
    <div className={classes.prompt}>
      <Textarea
        label={prompt.label}
        autosize
        minRows={4}
        maxRows={14}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {(known.size > 1 || chosen === null) && (
        <Select
          size="xs"
          mt={6}
          maw={280}
          aria-label={`Įrašyti versiją: ${prompt.label}`}
          placeholder="Juodraštis"
          allowDeselect={false}
          data={[...known].map(([id, { label }]) => ({ value: id, label }))}
          value={chosen}
          onChange={(id) => {
            const version = id && known.get(id);
            if (version) onChange(version.text);
          }}
        />
      )}
    </div>
  );
}
