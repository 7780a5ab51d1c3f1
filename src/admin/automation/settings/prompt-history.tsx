import { Badge, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryError } from '../../feedback/load-error.tsx';
import { ScreenSkeleton } from '../../feedback/screen-skeleton.tsx';
import { useAction } from '../../feedback/use-action.ts';
import { DifferenceText } from '../../history/difference.tsx';
import { wordDifference } from '../../history/word-difference.ts';
import { formatMoment } from '../../lists/moments.ts';
import classes from '../automation.module.css';
import type { Prompt } from './automation-texts.ts';
import { listPromptVersions, restorePrompt } from './prompt-requests.ts';
import type { StoredSettings } from './settings-requests.ts';

const FAILURE = 'Nepavyko užkrauti versijų';

interface PromptHistoryProps {
  prompt: Prompt;
  version: number;
  onRestored: (settings: StoredSettings) => void;
}

/** Every wording against the one in use; one click puts it back. */
export function PromptHistory({ prompt, version, onRestored }: PromptHistoryProps) {
  // Whole: the list of wordings and the one that is chosen in it.
  const versions = useQuery({
    queryKey: ['prompts', prompt.kind],
    queryFn: () => listPromptVersions(prompt.kind),
    staleTime: 0,
    meta: { failure: FAILURE },
  });
  const restore = useAction({
    run: (versionId: string | null) => restorePrompt(prompt.kind, versionId, version),
    failure: 'Nepavyko išsaugoti nustatymų',
    success: () => 'Nurodymas grąžintas',
    changes: [['prompts']],
  });
  const { data } = versions;
  if (!data) {
    if (!versions.isError) return <ScreenSkeleton />;
    return <QueryError text={FAILURE} query={versions} />;
  }
  const put = (id: string | null) => restore.mutate(id, { onSuccess: onRestored });
  const isDefault = data.current === data.default;
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Text size="sm" c="dimmed" maw="60ch">
          Perbraukta – buvo toje versijoje ir dingo; pabraukta – yra tik dabartinėje. Grąžinta
          versija pradedama naudoti iš karto.
        </Text>
        <Button
          size="xs"
          disabled={isDefault}
          loading={restore.isPending && restore.variables === null}
          onClick={() => put(null)}
        >
          Grąžinti numatytąjį
        </Button>
      </Group>
      {data.items.length === 0 && (
        <Text size="sm">
          {isDefault
            ? 'Nurodymas dar nekeistas: naudojamas numatytasis.'
            : 'Ankstesnių versijų nėra.'}
        </Text>
      )}
      <ol className={classes.versions}>
        {data.items.map((item, index) => (
          <li key={item.id}>
            <Group justify="space-between" gap="xs">
              <Text size="sm" fw={600}>
                {formatMoment(item.created_at)}{' '}
                <Text component="span" size="sm" c="dimmed" fw={400}>
                  {item.created_by ?? 'pirmoji versija'}
                </Text>
              </Text>
              {index === 0 ? (
                <Badge color="sea">Naudojama</Badge>
              ) : (
                <Button
                  size="compact-xs"
                  variant="default"
                  disabled={item.text === data.current}
                  loading={restore.isPending && restore.variables === item.id}
                  aria-label={`Grąžinti ${formatMoment(item.created_at)} versiją`}
                  onClick={() => put(item.id)}
                >
                  Grąžinti šią versiją
                </Button>
              )}
            </Group>
            {index === 0 || item.text === data.current ? (
              <pre className={classes.text}>{item.text}</pre>
            ) : (
              <DifferenceText parts={wordDifference(item.text, data.current)} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
