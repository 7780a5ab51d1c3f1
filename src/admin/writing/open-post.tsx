import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Article, getArticle } from '../articles/article-requests.ts';
import { MissingPost } from '../articles/missing-post.tsx';
import ChooseStartingText from '../drafts/choose-starting-text.tsx';
import { asDraft, type Draft, type DraftAnswer } from '../drafts/draft.ts';
import { deleteDraft, findDraft, findDraftOf } from '../drafts/draft-requests.ts';
import type { LocalCopy, SeenCopy } from '../drafts/local-drafts.ts';
import { withoutOpen } from '../drafts/open-windows.ts';
import { listStartingTexts, type StartingText } from '../drafts/starting-texts.ts';
import { localDrafts } from '../drafts/use-post-draft.ts';
import { QueryError } from '../feedback/load-error.tsx';
import { useAction } from '../feedback/use-action.ts';
import { conflictingRow, RequestProblem } from '../http/problem.ts';
import { formatDay, todayInVilnius } from '../lists/moments.ts';
import classes from './post-editor.module.css';
import { emptyPost, postValuesOf } from './post-form-values.ts';
import { PostHeader } from './post-header.tsx';
import { PostLoading } from './post-loading.tsx';
import type { OpenedPost } from './use-opened-post.ts';

/** A text that is open for writing, for whichever form shows it. */
export interface OpenText {
  /** The article's id, or the draft's while there is no article. */
  id: string;
  /** Null: a new post. */
  article: Article | null;
  draft: Draft | null;
  startingText: StartingText;
  /** Copies of this browser that the text replaces. */
  replaced: readonly SeenCopy[];
  /** The text has to be opened anew: a version was restored, a draft thrown away. */
  onReopen: () => void;
}

interface OpenPostProps {
  post: OpenedPost;
  /** The form, once it is known what to write in. */
  children: (text: OpenText) => ReactNode;
  /** While there is nothing else to call it by. */
  title: string;
  /** Specification §8. */
  failure: string;
}

type Loaded = Omit<OpenText, 'startingText' | 'onReopen'> & { startingTexts: StartingText[] };

/** Everything there is of the text, here and on the server, and what of it may be gone on with. */
async function load(post: OpenedPost): Promise<Loaded> {
  const copies = localDrafts.list(post.id);
  const replaced = await withoutOpen(copies);
  const { article, ...found } = await findStored(post, copies);
  const id = article?.id ?? post.id;
  const saved = article && {
    values: postValuesOf(article),
    at: article.edited_date ?? article.created_at,
    version: article.version,
  };
  const draft = found.draft && asDraft(found.draft, saved?.values);
  const startingTexts = listStartingTexts({
    article: saved,
    draft,
    copies: localDrafts.list(id, saved?.values),
    empty: emptyPost(),
  });
  return { id, article, draft, replaced, startingTexts };
}

interface Stored {
  article: Article | null;
  draft: DraftAnswer | null;
}

async function findStored(post: OpenedPost, copies: readonly LocalCopy[]): Promise<Stored> {
  // A new post that was saved while somebody typed on is an article by now, whatever the address says.
  if (post.kind === 'article' || copies.some(({ base_version }) => base_version !== null)) {
    const [article, draft] = await Promise.all([getArticle(post.id), findDraftOf(post.id)]);
    return { article, draft };
  }
  if (post.isFresh && copies.length === 0) return { article: null, draft: null };
  const draft = await findDraft(post.id);
  return { article: draft?.article_id ? await getArticle(draft.article_id) : null, draft };
}

/** Opens a text for writing; asks which one when there are several. */
export function OpenPost({ post, title, failure, children }: OpenPostProps) {
  const [opening, setOpening] = useState(0);
  // Always fresh: the version that is opened is the one the server compares when it is saved.
  const loaded = useQuery({
    queryKey: ['post', post.kind, post.id, opening],
    queryFn: () => load(post),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    meta: { failure },
  });
  if (loaded.data)
    return (
      <Begin key={opening} onReopen={() => setOpening((before) => before + 1)} {...loaded.data}>
        {children}
      </Begin>
    );
  if (!loaded.isError) return <PostLoading title={title} />;
  return (
    <>
      <PostHeader title={title} />
      {isGone(loaded.error) ? <MissingPost /> : <QueryError text={failure} query={loaded} />}
    </>
  );
}

const isGone = (error: unknown) => error instanceof RequestProblem && error.status === 404;

type BeginProps = Loaded & Pick<OpenText, 'onReopen'> & Pick<OpenPostProps, 'children'>;

function Begin({ startingTexts, children, ...text }: BeginProps) {
  const { article, draft, onReopen } = text;
  const begin = (startingText: StartingText) => ({
    startingText: article ? startingText : withToday(startingText, draft),
    draft,
  });
  const [only, ...others] = startingTexts;
  const [chosen, setChosen] = useState(only && others.length === 0 ? begin(only) : null);
  const remove = useAction({
    run: deleteDraft,
    failure: 'Nepavyko ištrinti juodraščio',
    success: null,
    changes: [],
  });
  if (chosen) return children({ ...text, ...chosen });
  const choose = (startingText: StartingText) => {
    if (startingText.source !== 'article' || !draft) return setChosen(begin(startingText));
    remove.mutate(draft, {
      onSuccess: () => setChosen({ ...begin(startingText), draft: null }),
      onError: (error) => {
        // Somebody has written on: that is a text to choose from too.
        if (conflictingRow(error)) onReopen();
      },
    });
  };
  return (
    <>
      <PostHeader title="Kurį tekstą atidaryti?" />
      <div className={classes.place}>
        <ChooseStartingText
          startingTexts={startingTexts}
          isBusy={remove.isPending}
          onChoose={choose}
        />
      </div>
    </>
  );
}

/** A new post is dated the day it is finished: the date that stood there by itself moves along. */
function withToday(startingText: StartingText, draft: Draft | null): StartingText {
  const begun = formatDay(draft?.created_at ?? startingText.at);
  const today = todayInVilnius();
  if (startingText.values.date !== begun || begun >= today) return startingText;
  return { ...startingText, values: { ...startingText.values, date: today } };
}
