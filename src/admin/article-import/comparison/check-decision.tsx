import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { NOTICE_LENGTH, NOTICE_TOO_SHORT } from '../../../domain/articles/corrections.ts';
import { ARTICLE_LISTS, type Article } from '../../articles/article-requests.ts';
import { useAction } from '../../feedback/use-action.ts';
import { showFieldErrors } from '../../http/field-errors.ts';
import { confirmCorrection, withdrawArticle } from './review-requests.ts';

/** What a person decides of an article that readers know to be checked, but for leaving it as it is. */
const DECISIONS = {
  correct: {
    title: 'Pranešti apie pataisymą',
    text: 'Pirmiausia pataisykite tekstą („Redaguoti“ arba „Apdoroti iš naujo“). Pranešimas su šios dienos data liks straipsnio pabaigoje, paieškos sistemoms ir RSS skaitytojams.',
    label: 'Kas pataisyta',
    example: 'Pvz., patikslinta kaina: 12, ne 15 eurų.',
    confirm: 'Pranešti apie pataisymą',
    run: confirmCorrection,
    success: 'Pataisymo pranešimas paskelbtas',
    failure: 'Nepavyko paskelbti pataisymo',
  },
  withdraw: {
    title: 'Atšaukti straipsnį',
    text: 'Straipsnis dings iš tinklaraščio, RSS ir svetainės medžio, o jo adresu bus rašoma, kad jis atšauktas ir kodėl.',
    label: 'Kodėl atšaukta',
    example: 'Pvz., šaltinis naujieną atšaukė kaip neteisingą.',
    confirm: 'Atšaukti straipsnį',
    run: withdrawArticle,
    success: 'Straipsnis atšauktas',
    failure: 'Nepavyko atšaukti straipsnio',
  },
} as const;
type Decision = keyof typeof DECISIONS;

export function CheckDecision({ article }: { article: Article }) {
  const [decision, setDecision] = useState<Decision>('correct');
  const [isOpen, setOpen] = useState(false);
  const open = (next: Decision) => {
    setDecision(next);
    setOpen(true);
  };
  return (
    <>
      <Button size="compact-sm" onClick={() => open('correct')}>
        Taisyti
      </Button>
      <Button size="compact-sm" variant="default" c="red" onClick={() => open('withdraw')}>
        Atšaukti straipsnį
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={DECISIONS[decision].title}
        closeButtonProps={{ 'aria-label': 'Uždaryti' }}
      >
        <NoticeForm
          key={decision}
          article={article}
          decision={decision}
          onDone={() => setOpen(false)}
        />
      </Modal>
    </>
  );
}

interface NoticeFormProps {
  article: Article;
  decision: Decision;
  onDone: () => void;
}

function NoticeForm({ article, decision, onDone }: NoticeFormProps) {
  const { text, label, example, confirm, run, success, failure } = DECISIONS[decision];
  const form = useForm({
    initialValues: { notice: '' },
    validate: {
      notice: (value) => (value.trim().length < NOTICE_LENGTH.min ? NOTICE_TOO_SHORT : null),
    },
  });
  const decide = useAction({
    run: (notice: string) => run(article, notice),
    failure,
    success: () => success,
    changes: ARTICLE_LISTS,
  });
  const submit = form.onSubmit((values) =>
    decide.mutate(values.notice, {
      onSuccess: onDone,
      onError: (error) => showFieldErrors(form, error, values),
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Text size="sm" mb="sm">
        {text}
      </Text>
      <Textarea
        label={label}
        description={example}
        required
        autosize
        minRows={3}
        maxLength={NOTICE_LENGTH.max}
        data-autofocus
        {...form.getInputProps('notice')}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onDone}>
          Grįžti
        </Button>
        <Button
          type="submit"
          loading={decide.isPending}
          {...(decision === 'withdraw' && { color: 'red' })}
        >
          {confirm}
        </Button>
      </Group>
    </form>
  );
}
