import { Badge, Table, Text } from '@mantine/core';
import { ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { FigureCell } from './figure-cell.tsx';
import type { Figures, Replay, ReplayedArticle } from './replay-requests.ts';
import { MARK_LABELS, MEASURES, VERDICT_BADGES } from './replay-texts.ts';
import classes from './replays.module.css';

interface ReplayArticlesProps {
  replay: Replay;
  onOpen: (articleId: string) => void;
}

/** Article by article, current → candidate; each opens to its two texts. */
export function ReplayArticles({ replay, onOpen }: ReplayArticlesProps) {
  return (
    <section className={classes.part} aria-labelledby="replayed">
      <h2 id="replayed">Straipsniai</h2>
      <Text size="sm" c="dimmed" mb="xs">
        Skaičiai: dabartinis → bandomasis.
      </Text>
      <ListTable
        label="Palyginti straipsniai"
        isStacked
        opens
        head={[
          'Straipsnis',
          'Išvada',
          'Neišlaikytos patikros',
          'Faktai',
          'Ilgis',
          'Panašumas',
          'Trukmė, s',
          'Kaina, USD',
        ]}
      >
        {replay.articles.map((article) => (
          <ArticleRow
            key={article.article_id}
            article={article}
            isGivenUp={replay.status === 'stopped' || replay.status === 'unfinished'}
            onOpen={() => onOpen(article.article_id)}
          />
        ))}
      </ListTable>
    </section>
  );
}

interface ArticleRowProps {
  article: ReplayedArticle;
  /** Nothing takes up what waits. */
  isGivenUp: boolean;
  onOpen: () => void;
}

function ArticleRow({ article, isGivenUp, onOpen }: ArticleRowProps) {
  const { title, state, verdict, verdict_by, current, candidate, reason } = article;
  if (!verdict || !current || !candidate) {
    const isFailed = state === 'failed';
    return (
      <Table.Tr>
        <Table.Td className={lists.full}>
          {title}
          {reason && <div className={lists.under}>{reason}</div>}
        </Table.Td>
        <Table.Td colSpan={7}>
          <Badge color={isFailed ? 'red' : 'gray'}>
            {isFailed ? 'Nepavyko' : isGivenUp ? 'Nelyginta' : 'Laukia'}
          </Badge>
        </Table.Td>
      </Table.Tr>
    );
  }
  const { label, color } = VERDICT_BADGES[verdict];
  const both = (read: (figures: Figures) => string) => `${read(current)} → ${read(candidate)}`;
  return (
    <Table.Tr>
      <Table.Td className={lists.full}>
        <button type="button" data-opens className={lists.opener} onClick={onOpen}>
          {title}
        </button>
        {verdict_by && <div className={lists.under}>Lėmė: {MARK_LABELS[verdict_by]}</div>}
      </Table.Td>
      <Table.Td>
        <Badge color={color}>{label}</Badge>
      </Table.Td>
      <FigureCell name="Patikros">{both(({ problems }) => String(problems.length))}</FigureCell>
      <FigureCell name="Faktai">
        {(current.facts ?? candidate.facts)?.all
          ? both(({ facts }) => (facts ? `${facts.told}/${facts.all}` : '–'))
          : '–'}
      </FigureCell>
      <FigureCell name="Ilgis">
        {both(({ hasText, length, sourceLength }) =>
          hasText && sourceLength > 0 ? MEASURES.length.show(length / sourceLength) : '–',
        )}
      </FigureCell>
      <FigureCell name="Panašumas">
        {current.similarity === null && candidate.similarity === null
          ? '–'
          : both(({ similarity }) =>
              similarity === null ? '–' : MEASURES.similarity.show(similarity),
            )}
      </FigureCell>
      <FigureCell name="Trukmė, s">
        {both(({ milliseconds }) => MEASURES.seconds.show(milliseconds / 1000))}
      </FigureCell>
      <FigureCell name="Kaina, USD">
        {both(({ costMicroUsd }) => MEASURES.cost.show(costMicroUsd))}
      </FigureCell>
    </Table.Tr>
  );
}
