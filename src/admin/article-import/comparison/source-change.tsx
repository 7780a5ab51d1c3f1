import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ARTICLE_LISTS, type Article } from '../../articles/article-requests.ts';
import { useAction } from '../../feedback/use-action.ts';
import { formatMoment } from '../../lists/moments.ts';
import { HtmlText } from './html-text.tsx';
import { dismissSourceChange } from './review-requests.ts';

/** The source changed its text after ours was published, or another one wrote of it too: a person decides. */
export function SourceChange({ article }: { article: Article }) {
  const [isShown, setShown] = useState(false);
  const dismiss = useAction({
    run: () => dismissSourceChange(article),
    failure: 'Nepavyko atnaujinti straipsnio',
    success: () => 'Straipsnis paliktas toks, koks yra',
    changes: ARTICLE_LISTS,
  });
  if (!article.source_changed_at) return null;
  const changed = article.changed_original;
  const text = (name: string) => (typeof changed?.[name] === 'string' ? changed[name] : '');
  const html = text('original_content');
  return (
    <Alert
      color="yellow"
      mb="md"
      title={`${changed ? 'Šaltinis pakeitė tekstą' : 'Apie tai parašė kitas šaltinis'} ${formatMoment(article.source_changed_at)}`}
    >
      <Text size="sm">
        Mūsų tekstas nepakeistas.{' '}
        {changed
          ? 'Norėdami parengti straipsnį iš naujojo teksto, pasirinkite „Apdoroti iš naujo“.'
          : 'Patikrinkite, ar jis ko nors nepataiso: šaltiniai išvardyti sąrašo eilutėje.'}
      </Text>
      <Group gap="xs" mt="xs">
        {changed && (
          <Button size="compact-sm" variant="default" onClick={() => setShown(!isShown)}>
            {isShown ? 'Slėpti naująjį originalą' : 'Rodyti naująjį originalą'}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate(undefined)}
        >
          Palikti kaip yra
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
