import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { CorrectionCause } from '../../../domain/articles/corrections.ts';
import { ARTICLE_LISTS, type Article } from '../../articles/article-requests.ts';
import { useAction } from '../../feedback/use-action.ts';
import { formatMoment } from '../../lists/moments.ts';
import { CheckDecision } from './check-decision.tsx';
import { HtmlText } from './html-text.tsx';
import { dismissSourceChange } from './review-requests.ts';

const CAUSES: Record<CorrectionCause, string> = {
  facts: 'Šaltinis pakeitė mūsų minimus duomenis',
  withdrawn: 'Šaltinis šio straipsnio nebeskelbia',
  machine: 'Tekstas pakeistas automatiškai',
};

/** The source changed its text after ours was published, or another one wrote of it too: a person decides. Whole: cause, text, buttons. */
export function SourceChange({ article }: { article: Article }) {
  const [isShown, setShown] = useState(false);
  const dismiss = useAction({
    run: () => dismissSourceChange(article),
    failure: 'Nepavyko atnaujinti straipsnio',
    success: () => 'Straipsnis paliktas toks, koks yra',
    changes: ARTICLE_LISTS,
  });
  const { source_changed_at, check_cause, changed_original: changed } = article;
  const isChecked = check_cause !== null && article.published_date !== null;
  if (!source_changed_at && !isChecked) return null;
  const text = (name: string) => (typeof changed?.[name] === 'string' ? changed[name] : '');
  const html = text('original_content');
  const what = changed ? 'Šaltinis pakeitė tekstą' : 'Apie tai parašė kitas šaltinis';
  return (
    <Alert
      color="yellow"
      mb="md"
      title={[
        isChecked ? CAUSES[check_cause] : what,
        source_changed_at && formatMoment(source_changed_at),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <Text size="sm">
        {isChecked
          ? 'Skaitytojai mato, kad straipsnis tikrinamas, kol nuspręsite. Mūsų tekstas nepakeistas. '
          : 'Mūsų tekstas nepakeistas. '}
        {changed
          ? 'Norėdami parengti straipsnį iš naujojo teksto, pasirinkite „Apdoroti iš naujo“.'
          : !isChecked &&
            'Patikrinkite, ar jis ko nors nepataiso: šaltiniai išvardyti sąrašo eilutėje.'}
      </Text>
      <Group gap="xs" mt="xs">
        {changed && (
          <Button size="compact-sm" variant="default" onClick={() => setShown(!isShown)}>
            {isShown ? 'Slėpti naująjį originalą' : 'Rodyti naująjį originalą'}
          </Button>
        )}
        {isChecked && <CheckDecision article={article} />}
        <Button
          size="compact-sm"
          variant="default"
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate(undefined)}
        >
          {isChecked ? 'Atmesti' : 'Palikti kaip yra'}
        </Button>
      </Group>
      {isShown && (
        <section aria-label="Naujasis originalas">
          <Text fw={600} mt="sm">
            {text('original_title')}
          </Text>
          {text('original_excerpt') && <Text size="sm">{text('original_excerpt')}</Text>}
          {html && <HtmlText html={html} language={article.original_language ?? ''} />}
        </section>
      )}
    </Alert>
  );
}
