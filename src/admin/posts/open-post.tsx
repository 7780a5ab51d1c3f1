import { useQuery } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { type Article, getArticle } from '../articles/article-requests.ts';
import ChooseBeginning from '../drafts/choose-beginning.tsx';
import { type Beginning, chooseDraft } from '../drafts/choose-draft.ts';
import type { Draft } from '../drafts/draft.ts';
import { deleteDraft, findDraft, findDraftOf } from '../drafts/draft-requests.ts';
import { localDrafts } from '../drafts/use-post-draft.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { showFailure } from '../feedback/toasts.ts';
import { formatDay, todayInVilnius } from '../lists/moments.ts';
import classes from './post-editor.module.css';
import { PostForm } from './post-form.tsx';
import { emptyPost, postValuesOf } from './post-form-values.ts';
import { PostHeader } from './post-header.tsx';
import { PostLoading } from './post-loading.tsx';
import type { OpenedPost } from './use-opened-post.ts';

interface OpenPostProps {
  post: OpenedPost;
  /** Told how to close without losing anything. */
  guard: RefObject<(() => void) | null>;
  onClose: () => void;
  onPublish: (article: Article) => void;
}

interface Loaded {
  article: Article | null;
  draft: Draft | null;
}

/** Everything there is of the text: the article, the server's draft. This browser's copies need no fetching. */
async function load(post: OpenedPost): Promise<Loaded> {
  if (post.kind === 'article') {
    const [article, draft] = await Promise.all([getArticle(post.id), findDraftOf(post.id)]);
    return { article, draft };
  }
  const isUntouched = Object.keys(localDrafts.list(post.id)).length === 0;
  if (post.isFresh && isUntouched) return { article: null, draft: null };
  const draft = await findDraft(post.id);
  return { article: draft?.article_id ? await getArticle(draft.article_id) : null, draft };
}

export default function OpenPost({ post, ...dialog }: OpenPostProps) {
  /** Raised when the text has to be opened anew: a version was restored, a draft thrown away. */
  const [opening, setOpening] = useState(0);
  // Always fresh: the version that is opened is the one the server compares when it is saved.
  const loaded = useQuery({
    queryKey: ['post', post.kind, post.id, opening],
    queryFn: () => load(post),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    meta: { failure: 'Nepavyko užkrauti įrašų' },
  });
  if (loaded.data)
    return (
      <Begin
        key={opening}
        id={loaded.data.article?.id ?? post.id}
        onReopen={() => setOpening((before) => before + 1)}
        {...loaded.data}
        {...dialog}
      />
    );
  if (!loaded.isError) return <PostLoading />;
  return (
    <>
      <PostHeader title="Įrašas" />
      <LoadError
        text="Nepavyko užkrauti įrašų"
        onRetry={() => loaded.refetch()}
        isRetrying={loaded.isFetching}
      />
    </>
  );
}

type BeginProps = Loaded & Omit<OpenPostProps, 'post'> & { id: string; onReopen: () => void };

function Begin({ id, article, draft, ...dialog }: BeginProps) {
  const [opening] = useState(() =>
    chooseDraft({
      article: article && {
        values: postValuesOf(article),
        at: article.edited_date ?? article.created_at,
        version: article.version,
      },
      draft,
      copies: localDrafts.list(id),
      empty: emptyPost(),
    }),
  );
  const [kept, setKept] = useState(draft);
  const [isRemoving, setRemoving] = useState(false);
  const dated = (beginning: Beginning) => (article ? beginning : withToday(beginning, draft));
  const [chosen, setChosen] = useState<Beginning | null>(
    opening.kind === 'open' ? dated(opening.beginning) : null,
  );
  if (chosen)
    return <PostForm id={id} article={article} draft={kept} beginning={chosen} {...dialog} />;
  return (
    <>
      <PostHeader title="Kurį tekstą atidaryti?" />
      <div className={classes.place}>
        <ChooseBeginning
          beginnings={opening.kind === 'ask' ? opening.beginnings : []}
          isBusy={isRemoving}
          onChoose={async (beginning) => {
            if (beginning.source === 'article' && kept) {
              setRemoving(true);
              try {
                await deleteDraft(kept.id);
              } catch (error) {
                setRemoving(false);
                return showFailure('Nepavyko ištrinti juodraščio', error);
              }
              setKept(null);
            }
            localDrafts.remove(id);
            setChosen(dated(beginning));
          }}
        />
      </div>
    </>
  );
}

/** A new post is dated the day it is finished: the date that stood there by itself moves along. */
function withToday(beginning: Beginning, draft: Draft | null): Beginning {
  const begun = formatDay(draft?.created_at ?? beginning.at);
  const today = todayInVilnius();
  if (beginning.values.date !== begun || begun >= today) return beginning;
  return { ...beginning, values: { ...beginning.values, date: today } };
}
