import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './feedback.module.css';

export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

interface ConflictNoticeProps {
  /** Who was quicker with what: 'Straipsnį ką tik pakeitė kitas administratorius'. */
  title: string;
  /** Fields where the saved values and the ones on the screen differ. */
  differences: Difference[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  isBusy: boolean;
}

/** Somebody else saved first: both versions, and the person decides. Nothing is overwritten in silence. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { title, differences, isBusy } = props;
  return (
    <Alert
      color="yellow"
      title={title}
      icon={<IconAlertTriangle aria-hidden />}
      role="alert"
      className={classes.conflict}
    >
      {differences.length === 0 ? (
        <Text size="sm">Reikšmės sutampa su Jūsų. Galite išsaugoti.</Text>
      ) : (
        <dl className={classes.differences}>
          {differences.map(({ label, theirs, mine }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>Išsaugota:</b> {excerpt(theirs)}
              </dd>
              <dd>
                <b>Jūsų:</b> {excerpt(mine)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" onClick={props.onTakeTheirs} disabled={isBusy}>
          Rodyti išsaugotą
        </Button>
        <Button size="xs" onClick={props.onKeepMine} loading={isBusy}>
          Išsaugoti mano
        </Button>
      </Group>
    </Alert>
  );
}

/** Enough of a long text to tell two versions apart. */
function excerpt(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (!plain) return '(tuščia)';
  return plain.length > 300 ? `${plain.slice(0, 300)}...` : plain;
}
