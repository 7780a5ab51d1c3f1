import { Box, Button, Group, Image, Select, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { HtmlText } from '../../article-import/comparison/html-text.tsx';
import { describeCost } from '../../article-import/comparison/preparation-cost.ts';
import { preparedTexts } from '../../article-import/comparison/prepared-texts.ts';
import { type Article, getArticle } from '../../articles/article-requests.ts';
import articles from '../../articles/articles.module.css';
import { CoverThumbnail } from '../../articles/cover-thumbnail.tsx';
import { ScoreBadge } from '../../articles/score-badge.tsx';
import { showFailure } from '../../feedback/toasts.ts';
import classes from '../automation.module.css';
import type { Prompt } from './automation-texts.ts';
import { type Trial, tryPrompt } from './prompt-requests.ts';
import { useFoundArticles } from './use-found-articles.ts';

interface PromptTrialProps {
  prompt: Prompt;
  /** As typed, saved or not. */
  text: string;
}

/**
 * What the typed wording makes of one article, beside what the article has. Nothing is stored but the cost.
 * Whole: from the question to its answer.
 */
export function PromptTrial({ prompt, text }: PromptTrialProps) {
  const [id, setId] = useState<string | null>(null);
  const trial = useMutation({
    mutationFn: (articleId: string) =>
      Promise.all([tryPrompt(prompt.kind, text, articleId), getArticle(articleId)]),
    onError: (error) => showFailure('Nepavyko išbandyti nurodymo', error),
  });
  const [result, article] = trial.data ?? [];
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm" maw="70ch">
        Bandomas lauke įrašytas tekstas, nors ir neišsaugotas. Straipsnis nesikeičia; sunaudoti
        žetonai (teksto gabalėliai) ir vaizdai įskaičiuojami į dienos ribas.
      </Text>
      <Group align="flex-end" gap="sm" mb="md">
        <ArticlePicker value={id} onChange={setId} />
        <Button
          disabled={id === null || text.trim() === ''}
          loading={trial.isPending}
          onClick={() => id && trial.mutate(id)}
        >
          Išbandyti
        </Button>
      </Group>
      {trial.isPending && prompt.kind === 'translation' && (
        <Text size="sm" c="dimmed" mb="sm">
          Ilgas straipsnis verčiamas visas, dalimis: tai gali užtrukti kelias minutes.
        </Text>
      )}
      {result && article && (
        <div className={articles.sides}>
          <section aria-label="Dabartinis rezultatas">
            <Text size="sm" c="dimmed">
              Dabar straipsnyje
            </Text>
            <Current prompt={prompt} article={article} />
          </section>
          <section aria-label="Bandymo rezultatas">
            <Text size="sm" c="dimmed">
              Bandymas ({result.model}
              {describeCost(result) ? `; ${describeCost(result)}` : ''})
            </Text>
            {result.problems.length > 0 && (
              <Box
                component="ul"
                mt="xs"
                className={articles.problems}
                aria-label="Ko patikra neleistų"
              >
                {result.problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </Box>
            )}
            <Output output={result.output} />
          </section>
        </div>
      )}
    </>
  );
}

function ArticlePicker(props: { value: string | null; onChange: (id: string | null) => void }) {
  const [search, setSearch] = useState('');
  const { items, isWaiting } = useFoundArticles(search);
  return (
    <Select
      label="Straipsnis"
      placeholder="Pasirinkite arba ieškokite"
      className={classes.picker}
      searchable
      nothingFoundMessage={isWaiting ? 'Ieškoma…' : 'Straipsnių nėra'}
      filter={({ options }) => options}
      onSearchChange={setSearch}
      data={items.map((item) => ({ value: item.id, label: item.original_title }))}
      {...props}
    />
  );
}

function Current({ prompt, article }: { prompt: Prompt; article: Article }) {
  if (prompt.kind === 'image') {
    return article.ai_image_path ? (
      <CoverThumbnail
        path={article.ai_image_path}
        title={article.ai_translated_title ?? article.original_title}
      />
    ) : (
      <Nothing />
    );
  }
  const [text] = preparedTexts(article);
  if (!text) return <Nothing />;
  const { title, excerpt, html, score, category } = text;
  return prompt.kind === 'relevance' ? (
    <Relevance score={score} category={category} />
  ) : (
    <Translation title={title} excerpt={excerpt} html={html} />
  );
}

const Nothing = () => (
  <Text size="sm" mt="xs">
    Straipsnis dar neparuoštas.
  </Text>
);

function Output({ output }: { output: Trial['output'] }) {
  if (output === null) return null;
  switch (output.kind) {
    case 'relevance':
      return <Relevance {...output} />;
    case 'image':
      return <Image src={output.address} alt="Bandymo vaizdas" radius="md" mt="xs" />;
    case 'translation':
      return <Translation {...output} />;
  }
}

function Relevance({ score, category }: { score: number | null; category: string | null }) {
  return (
    <Group gap="xs" mt="xs">
      <ScoreBadge score={score} />
      <Text size="sm">{category ?? '–'}</Text>
    </Group>
  );
}

function Translation(text: { title: string; excerpt: string; html: string }) {
  return (
    <>
      <h3>{text.title}</h3>
      {text.excerpt && <Text size="sm">{text.excerpt}</Text>}
      <HtmlText html={text.html} language="lt" />
    </>
  );
}
