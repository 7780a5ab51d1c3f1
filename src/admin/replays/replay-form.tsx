import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { REPLAY_SAMPLE } from '../../domain/replays.ts';
import automation from '../automation/automation.module.css';
import { PROMPTS } from '../automation/settings/automation-texts.ts';
import { ModelSelect } from '../automation/settings/model-select.tsx';
import { getSettings, type StoredSettings } from '../automation/settings/settings-requests.ts';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { useAction } from '../feedback/use-action.ts';
import { useUnsavedGuard } from '../feedback/use-unsaved-guard.ts';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { OPENED } from '../lists/use-over-address.ts';
import { runList } from '../runs/use-runs.ts';
import { ArticleChooser, findChoiceError } from './article-chooser.tsx';
import { CandidatePrompt } from './candidate-prompt.tsx';
import { ReplayEstimate } from './replay-estimate.tsx';
import { type Candidate, type Choice, estimateReplay, startReplay } from './replay-requests.ts';

const FAILURE = 'Nepavyko užkrauti nustatymų';
const REPLAYED = PROMPTS.flatMap((prompt) => (prompt.kind === 'image' ? [] : [prompt]));

interface ReplayFormProps {
  onClose: () => void;
  /** With the id of the replay. */
  onStarted: (id: string) => void;
}

/** What is tried, and on which articles; what that would cost is shown before it can be started. */
export function ReplayForm(props: ReplayFormProps) {
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: getSettings,
    staleTime: 0,
    meta: { failure: FAILURE },
  });
  const head = (
    <ScreenHead
      title="Naujas palyginimas"
      lead="Kiekvienas straipsnis paruošiamas du kartus: taip, kaip dabar, ir taip, kaip nurodysite čia"
    >
      <Button variant="default" onClick={props.onClose}>
        Visi palyginimai
      </Button>
    </ScreenHead>
  );
  return (
    <>
      {head}
      {settings.isPending && <TableSkeleton rows={4} height={110} />}
      {settings.isError && !settings.data && <QueryError text={FAILURE} query={settings} />}
      {settings.data && <Fields {...props} stored={settings.data} />}
    </>
  );
}

const PARTS = ['api_model', 'translation_prompt', 'relevance_prompt'] as const;
type Tried = Pick<StoredSettings, (typeof PARTS)[number]>;

const EMPTY = 'Nurodymas negali būti tuščias';

function Fields({ stored, onStarted }: ReplayFormProps & { stored: StoredSettings }) {
  // Whole: one form from its first field to its start.
  const [tried, setTried] = useState<Tried>(stored);
  const different = PARTS.filter((part) => tried[part] !== stored[part]);
  /** Only what is otherwise: the rest is as it will be when the replay begins. */
  const candidate = Object.fromEntries(different.map((part) => [part, tried[part]])) as Candidate;
  const [choice, setChoice] = useState<Choice>({ sample: REPLAY_SAMPLE });
  const release = useUnsavedGuard(
    REPLAYED.some(({ key }) => different.includes(key)),
    OPENED,
  );
  const estimate = useAction({
    run: () => estimateReplay({ candidate, ...choice }),
    failure: 'Nepavyko įvertinti palyginimo',
    success: null,
    changes: [],
  });
  const start = useAction({
    run: (ids: string[]) => startReplay(candidate, ids),
    failure: 'Nepavyko pradėti palyginimo',
    success: () => 'Palyginimas pradėtas',
    changes: [['replays']],
  });
  /** What was estimated was something else. */
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      estimate.reset();
      set(value);
    };
  const set = change(setTried);
  const isIncomplete =
    REPLAYED.some(({ key }) => tried[key].trim() === '') || findChoiceError(choice) !== null;
  return (
    <form
      noValidate
      className={automation.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isIncomplete) estimate.mutate(undefined);
      }}
    >
      <fieldset className={automation.section}>
        <legend hidden>Kas bandoma</legend>
        <Text component="h2" fw={600} mb="md">
          Kas bandoma
        </Text>
        <ModelSelect
          mb="md"
          allowDeselect={false}
          value={tried.api_model}
          onChange={(value) => value && set({ ...tried, api_model: value })}
        />
        {REPLAYED.map((prompt) => (
          <CandidatePrompt
            key={prompt.key}
            prompt={prompt}
            inUse={stored[prompt.key]}
            value={tried[prompt.key]}
            error={tried[prompt.key].trim() === '' ? EMPTY : null}
            onChange={(text) => set({ ...tried, [prompt.key]: text })}
          />
        ))}
      </fieldset>
      <ArticleChooser choice={choice} onChange={change(setChoice)} />
      <Group mt="md" align="center">
        <Button
          type="submit"
          variant="default"
          loading={estimate.isPending}
          disabled={isIncomplete}
        >
          Įvertinti kainą
        </Button>
        {!estimate.data && (
          <Text size="sm" c="dimmed">
            Pradėti galėsite pamatę, kiek tai kainuos.
          </Text>
        )}
      </Group>
      {estimate.data && (
        <>
          <ReplayEstimate estimate={estimate.data} />
          {estimate.data.is_same && (
            <Alert color="gray" mt="md" title="Bandomas tas pats nurodymas ir modelis">
              Pamatysite, kiek rezultatai skiriasi patys savaime.
            </Alert>
          )}
          <Button
            mt="md"
            loading={start.isPending}
            onClick={() =>
              start.mutate(estimate.data.article_ids, {
                onSuccess: ({ id, run_id }) => {
                  release();
                  runList.follow({ id: run_id, name: 'replay-articles' });
                  onStarted(id);
                },
              })
            }
          >
            Pradėti palyginimą
          </Button>
        </>
      )}
    </form>
  );
}
