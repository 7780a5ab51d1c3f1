import { lazy, useEffect, useState } from 'react';
import { useOverAddress } from '../lists/use-over-address.ts';
import { LazyPanel } from '../panels/lazy-panel.tsx';
import type { Article, ArticleRow } from './article-requests.ts';

/** Large beside the lists it opens from. */
const PublishPanel = lazy(() => import('./publish-panel.tsx'));

/** The parameter of the address that opens it over a list. */
const PUBLISHING = 'publikuoti';

/**
 * What is to be published, in the address.
 * @param isHeld something else is open over the list: it closes first, and takes its own entry of the history with it
 */
export function usePublishing(isHeld = false) {
  const { opened, open, close } = useOverAddress(PUBLISHING);
  /** As the person saw it when they asked; an address that is opened by itself has to fetch it. */
  const [seen, setSeen] = useState<ArticleRow | null>(null);
  const [isAsked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is asked for and may be shown
  useEffect(() => {
    if (!isAsked || isHeld || !seen) return;
    setAsked(false);
    open(seen.id);
  }, [isAsked, isHeld]);
  return {
    opened,
    seen: seen?.id === opened ? seen : null,
    begin: (article: ArticleRow) => {
      setSeen(article);
      setAsked(true);
    },
    close,
  };
}

interface PublishPlaceProps {
  publishing: ReturnType<typeof usePublishing>;
  /** What the list calls one of its rows, of which it is asked. */
  noun: 'įrašą' | 'straipsnį';
  onPublished: (article: Article) => void;
}

/** Where publishing is asked about over a list of articles. */
export function PublishPlace({ publishing, noun, onPublished }: PublishPlaceProps) {
  const { opened, seen, close } = publishing;
  if (opened === null) return null;
  const title = `Publikuoti ${noun}`;
  return (
    <LazyPanel title={title} onClose={close}>
      <PublishPanel
        key={opened}
        id={opened}
        seen={seen}
        title={title}
        onClose={close}
        onPublished={onPublished}
      />
    </LazyPanel>
  );
}
