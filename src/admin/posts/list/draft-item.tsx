import { Badge, Button, Text } from '@mantine/core';
import { askToDeleteDraft, type DraftWords, nameDraft } from '../../drafts/draft-words.ts';
import { ask } from '../../feedback/ask.tsx';
import { RowAct } from '../../lists/rows/row-act.tsx';
import { IconTrash } from '../../style/icons.ts';
import classes from '../posts.module.css';

interface DraftItemProps {
  row: Parameters<typeof nameDraft>[0];
  words: DraftWords;
  onOpen: () => void;
  onRemove: () => void;
}

/** A text being written: to go on with it, or to throw it away after a question. */
export function DraftItem({ row, words, onOpen, onRemove }: DraftItemProps) {
  const { details, badge, consequence } = words;
  const title = nameDraft(row);
  return (
    <li className={classes.draft}>
      <div className={classes.draftName}>
        <Text fw={500} truncate>
          {title}
        </Text>
        <Text size="xs" c="dimmed">
          {details}
        </Text>
      </div>
      <Badge color={badge.color}>{badge.label}</Badge>
      <Button size="xs" variant="default" aria-label={`Tęsti: ${title}`} onClick={onOpen}>
        Tęsti
      </Button>
      <RowAct
        label="Ištrinti juodraštį"
        of={title}
        onClick={() =>
          ask({
            title: 'Ištrinti juodraštį',
            question: askToDeleteDraft(row),
            consequence,
            confirm: 'Ištrinti',
            isDestructive: true,
            onConfirm: onRemove,
          })
        }
      >
        <IconTrash size={16} aria-hidden />
      </RowAct>
    </li>
  );
}
