import { Button, Group, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { NOTICE_LENGTH, NOTICE_TOO_SHORT } from '../../../domain/articles/corrections.ts';
import { ARTICLE_LISTS, type Article } from '../../articles/article-requests.ts';
import { useAction } from '../../feedback/use-action.ts';
import { useFormDialog, useReportUnsaved } from '../../feedback/use-unsaved-guard.ts';
import { showFieldErrors } from '../../http/field-errors.ts';
import { oneOf } from '../../lists/next-address.ts';
import { useOverAddress } from '../../lists/use-over-address.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
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
const NAMES = Object.keys(DECISIONS) as Decision[];

/** The parameter of the address that opens the notice of one of them. */
const DECISION = 'sprendimas';

export function CheckDecision({ article }: { article: Article }) {
  const { opened, open, close: onClose } = useOverAddress(DECISION);
  const decision = oneOf(NAMES, opened);
  const [isTyped, setTyped] = useState(false);
  const { leave, close } = useFormDialog(isTyped, DECISION, onClose);
  return (
    <>
      <Button size="compact-sm" onClick={() => open('correct')}>
        Taisyti
      </Button>
      <Button size="compact-sm" variant="default" c="red" onClick={() => open('withdraw')}>
        Atšaukti straipsnį
      </Button>
      <SidePanel
        opened={decision !== null}
        onClose={close}
        title={decision && DECISIONS[decision].title}
      >
        {decision && (
          <NoticeForm
            key={decision}
            article={article}
            decision={decision}
            onTyped={setTyped}
            onClose={close}
            onDone={leave}
          />
        )}
      </SidePanel>
    </>
  );
}

interface NoticeFormProps {
  article: Article;
  decision: Decision;
  onTyped: (isTyped: boolean) => void;
  onClose: () => void;
  /** It is decided. */
  onDone: () => void;
}

function NoticeForm({ article, decision, onTyped, onClose, onDone }: NoticeFormProps) {
  const { text, label, example, confirm, run, success, failure } = DECISIONS[decision];
  const form = useForm({
    initialValues: { notice: '' },
    validate: {
      notice: (value) => (value.trim().length < NOTICE_LENGTH.min ? NOTICE_TOO_SHORT : null),
    },
  });
  const isTyped = form.isDirty();
  useReportUnsaved(isTyped, onTyped);
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
        <Button variant="default" onClick={onClose}>
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
