import { Box, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { showNumber } from '../../domain/text/show-numbers.ts';
import { HtmlText } from '../article-import/comparison/html-text.tsx';
import { describeCost } from '../article-import/comparison/preparation-cost.ts';
import articles from '../articles/articles.module.css';
import { ScoreBadge } from '../articles/score-badge.tsx';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { SidePanel } from '../panels/side-panel.tsx';
import { type ArticleTexts, type Figures, getTexts } from './replay-requests.ts';
import { MEASURES } from './replay-texts.ts';

const FAILURE = 'Nepavyko užkrauti tekstų';

interface DialogProps {
  id: string;
  articleId: string | null;
  onClose: () => void;
}

/** What both sides made of an article, beside each other. */
export function ReplayedArticlePanel({ id, articleId, onClose }: DialogProps) {
  return (
    <SidePanel opened={articleId !== null} onClose={onClose} title="Abu tekstai" width="texts">
      {articleId && <Texts id={id} articleId={articleId} />}
    </SidePanel>
  );
}

function Texts({ id, articleId }: { id: string; articleId: string }) {
  const texts = useQuery({
    queryKey: ['replays', 'texts', id, articleId],
    queryFn: () => getTexts(id, articleId),
    meta: { failure: FAILURE },
  });
  const { data } = texts;
  if (!data)
    return texts.isError ? <QueryError text={FAILURE} query={texts} /> : <ScreenSkeleton />;
  return (
    <div className={articles.sides}>
      <Side name="Dabartinis" figures={data.current} text={data.current_text} />
      <Side name="Bandomasis" figures={data.candidate} text={data.candidate_text} />
    </div>
  );
}

interface SideProps {
  name: string;
  figures: Figures | null;
  text: ArticleTexts['current_text'];
}

function Side({ name, figures, text }: SideProps) {
  return (
    <section aria-label={name}>
      <Text size="sm" fw={600}>
        {name}
        {figures && ` (${figures.model})`}
      </Text>
      {figures && (
        <Text size="xs" c="dimmed" mb="xs">
          {describeFigures(figures)}
        </Text>
      )}
      {figures && figures.problems.length > 0 && (
        <Box component="ul" className={articles.problems} aria-label="Ko patikra neleistų">
          {figures.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </Box>
      )}
      {text ? (
        <>
          <Group gap="xs">
            <ScoreBadge score={text.score} />
            <Text size="sm">{text.category ?? '–'}</Text>
          </Group>
          <h3>{text.title}</h3>
          {text.excerpt && <Text size="sm">{text.excerpt}</Text>}
          <HtmlText html={text.html} language="lt" />
        </>
      ) : (
        <Text size="sm">Teksto nėra.</Text>
      )}
    </section>
  );
}

function describeFigures(figures: Figures): string {
  const { inputTokens, outputTokens, costMicroUsd, length, sourceLength, similarity } = figures;
  const cost = describeCost({
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    images: 0,
    cost_micro_usd: costMicroUsd,
  });
  const parts = [
    `ženklų: ${showNumber(length)}${sourceLength > 0 ? ` (šaltinyje ${showNumber(sourceLength)})` : ''}`,
    similarity !== null &&
      `panašumas su žmonių redaguotu tekstu: ${MEASURES.similarity.show(similarity)}`,
    figures.repairs > 0 && `klausta iš naujo: ${figures.repairs}`,
    cost,
  ];
  return parts.filter(Boolean).join('; ');
}
