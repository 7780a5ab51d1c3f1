import { Anchor, CloseButton, Text } from '@mantine/core';
import { Link } from 'react-router';
import { articlePath } from '../../domain/articles/blog-address.ts';
import { quoteTitle } from '../../domain/text/quote-title.ts';
import lists from '../lists/lists.module.css';
import { formatNearMoment } from '../lists/moments.ts';
import type { ArticleRow } from './article-requests.ts';
import classes from './articles.module.css';

interface WhereItStandsProps {
  /** As it was saved or published last. */
  post: ArticleRow;
  /** Without it what stands around decides how long it stays. */
  onClose?: () => void;
}

/** After an article was saved or published: where visitors find it, or when they will. Stays until it is closed. */
export function WhereItStands({ post, onClose }: WhereItStandsProps) {
  const { published_date, scheduled_for, ai_slug } = post;
  if (!published_date && !scheduled_for) return null;
  const title = post.ai_translated_title ?? post.original_title;
  return (
    <div className={onClose && lists.bar} role="status">
      {published_date ? (
        <Text size="sm" className={classes.standing}>
          {quoteTitle(title)} yra svetainėje:{' '}
          <Anchor href={articlePath(ai_slug ?? '')} target="_blank" inherit>
            /tinklarastis/{ai_slug}
          </Anchor>
        </Text>
      ) : (
        <Text size="sm" className={classes.standing}>
          {quoteTitle(title)} svetainėje pasirodys {formatNearMoment(scheduled_for ?? '')} Lietuvos
          laiku.{' '}
          <Anchor component={Link} to="/admin/content/posts?tab=scheduled" inherit>
            Suplanuoti įrašai
          </Anchor>
        </Text>
      )}
      {onClose && (
        <CloseButton size="sm" aria-label="Uždaryti" onClick={onClose} className={lists.barEnd} />
      )}
    </div>
  );
}
