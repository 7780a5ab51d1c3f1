import { Alert, Anchor, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { showNumber } from '../../../domain/text/show-numbers.ts';
import { ARTICLE_LISTS, type Article } from '../../articles/article-requests.ts';
import { MissingPost } from '../../articles/missing-post.tsx';
import { QueryError } from '../../feedback/load-error.tsx';
import { ScreenSkeleton } from '../../feedback/screen-skeleton.tsx';
import { useAction } from '../../feedback/use-action.ts';
import { fetchAhead, type PrefetchScreen } from '../../http/prefetch.ts';
import { RequestProblem } from '../../http/problem.ts';
import { usePresence } from '../../writing/use-presence.ts';
import { WhoElse } from '../../writing/who-else.tsx';
import { takeRejectedText } from '../comparison/review-requests.ts';
import { canTake } from '../next-steps.ts';
import { EditBeside } from './edit-beside.tsx';
import { QuestionStrip } from './question-strip.tsx';
import { QueueEnd } from './queue-end.tsx';
import { QueueList } from './queue-list.tsx';
import { findReadPlace, type ReadPlace } from './read-beside.ts';
import classes from './review.module.css';
import { ReviewBar } from './review-bar.tsx';
import { ReviewEdge } from './review-edge.tsx';
import { type ReviewCommand, useReviewKeys } from './review-keys.ts';
import { ReviewedText } from './reviewed-text.tsx';
import { type Review, useReview } from './use-review.ts';
import { articleQuery } from './use-review-queue.ts';

export const prefetch: PrefetchScreen = (client, _parameters, pathname) => {
  const id = pathname.split('/').at(-1);
  if (id) fetchAhead(client, articleQuery(id));
};

/**
 * Reading imported texts beside their originals, one after another, with the keyboard. Whole: what the keys do and the
 * screen from its head to its bar.
 */
export default function ReviewScreen() {
  const review = useReview();
  const { id, article, queue, acts, editing, question } = review;
  const heading = useRef<HTMLHeadingElement>(null);
  const [read, setRead] = useState<ReadPlace | null>(null);
  const edit = useEditing(review, () => setRead(findReadPlace()));
  const others = usePresence(article.data?.id ?? null);
  const leaveQuestion = () => {
    review.cancel();
    heading.current?.focus({ preventScroll: true });
  };
  useReviewKeys((command: ReviewCommand) => {
    if (editing.isOpen) return false;
    if (command === 'leave') question ? leaveQuestion() : review.leave();
    else if (command === 'next') review.goOn();
    else if (command === 'previous') review.goBack();
    else if (command === 'undo') acts.undo();
    else if (command === 'edit') edit();
    else review.begin(command);
    return true;
  });
  return (
    <>
      <div className={classes.head}>
        <Anchor component={Link} to={review.listAddress} size="sm">
          ← Rankinis importas
        </Anchor>
        {/* Its form says so itself. */}
        <WhoElse names={editing.isOpen ? [] : others} />
        {queue.place > 0 && (
          <span>
            {showNumber(queue.place)} iš {showNumber(queue.items.length)}
            {queue.query.data?.is_whole === false && '+'}
          </span>
        )}
      </div>
      {acts.failed && (
        <Alert
          color="red"
          mb="md"
          title={acts.failed.text}
          withCloseButton
          onClose={acts.forgetFailure}
          closeButtonLabel="Uždaryti pranešimą"
        >
          {acts.failed.name}. {acts.failed.reason}
          {acts.failed.id !== id && !acts.failed.isGone && (
            <Button
              size="compact-sm"
              variant="default"
              ml="sm"
              onClick={() => acts.failed && review.goTo(acts.failed.id)}
            >
              Grįžti prie teksto
            </Button>
          )}
        </Alert>
      )}
      <div className={classes.layout} data-editing={editing.isOpen || undefined}>
        {review.isAtEnd ? (
          <QueueEnd review={review} />
        ) : article.data && editing.isOpen ? (
          <EditBeside key={id} article={article.data} read={read} onClose={editing.close} />
        ) : article.data ? (
          <ReviewedText key={id} article={article.data} heading={heading}>
            <ReviewEdge article={article.data} />
          </ReviewedText>
        ) : (
          <div className={classes.text}>
            <NoText article={article} />
          </div>
        )}
        {!editing.isOpen && <QueueList review={review} />}
      </div>
      {!editing.isOpen && (
        <ReviewBar review={review} onEdit={edit}>
          {question && (
            <QuestionStrip
              key={`${id} ${question.act}`}
              question={question}
              onAnswer={review.answer}
              onCancel={leaveQuestion}
            />
          )}
        </ReviewBar>
      )}
    </>
  );
}

function NoText({ article }: Pick<Review, 'article'>) {
  if (!article.isError) return <ScreenSkeleton />;
  const { error } = article;
  if (error instanceof RequestProblem && error.status === 404) return <MissingPost />;
  return <QueryError text="Nepavyko užkrauti straipsnių" query={article} />;
}

/** Writing in the text; one that did not pass its checks becomes the article's first. */
function useEditing({ article: { data: article }, editing, isAtEnd }: Review, onBegin: () => void) {
  const take = useAction({
    run: (refused: Article) => takeRejectedText(refused),
    failure: 'Nepavyko atnaujinti straipsnio',
    success: () => 'Tekstas perkeltas į straipsnį',
    changes: ARTICLE_LISTS,
  });
  return () => {
    if (!article || isAtEnd || take.isPending) return;
    onBegin();
    if (canTake(article)) take.mutate(article, { onSuccess: editing.open });
    else editing.open();
  };
}
