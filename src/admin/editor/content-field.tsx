import { Alert, Input, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useCallbackRef, useDebouncedValue } from '@mantine/hooks';
import {
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { countWords, readingMinutes } from '../../domain/articles/reading-time.ts';
import { withCount } from '../../domain/text/with-count.ts';
import { cleanHtml } from './clean-html.ts';
import classes from './editor.module.css';
import { HtmlView } from './html-view.tsx';
import { describeRemovals, RemovalNotice } from './removal-notice.tsx';

const RichEditor = lazy(() => import('./rich-editor.tsx'));

interface ContentFieldProps {
  value?: string;
  onChange: (html: string) => void;
  label?: string;
  error?: ReactNode;
  required?: boolean;
  /** For uploads of the import dialog, which are named after the article. */
  articleId?: string | undefined;
  /** Where the form looks for the field to focus. */
  'data-path'?: string;
}

/** Milliseconds: the words of a long text are counted when the typing pauses, no key waits for it. */
const TYPING_PAUSE = 300;

interface Notice {
  kind: 'removed' | 'lost';
  text: string;
}

const describeLoss = (tags: string[]) =>
  `Redaktorius šių žymių neparodytų, todėl, kad nieko nedingtų, tekstas atidarytas kaip HTML: ${tags.map((tag) => `<${tag}>`).join(', ')}.`;

/**
 * An article's text: written as it reads, or as HTML. What is typed as HTML stays as it is typed, beside what
 * saving will take out of it; going back to the text says so too, and a text the editor would harm is opened as HTML.
 */
export function ContentField({
  value = '',
  onChange,
  label = 'Turinys',
  error,
  required = false,
  articleId,
  'data-path': path,
}: ContentFieldProps) {
  // Whole: two ways to write one value, and the change from one to the other.
  const [view, setView] = useState<'text' | 'html'>('text');
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isLossAccepted, setLossAccepted] = useState(false);
  const errorId = useId();
  const [settled] = useDebouncedValue(value, TYPING_PAUSE);
  const words = useMemo(() => countWords(settled), [settled]);
  const choose = (next: string) => {
    setView(next === 'html' ? 'html' : 'text');
    if (next === 'html') return setNotice(null);
    const text = describeRemovals(cleanHtml(value)).join(' ');
    setLossAccepted(notice?.kind === 'lost');
    setNotice(text ? { kind: 'removed', text } : null);
  };
  const hasError = Boolean(error);
  const described = useMemo(
    () => ({
      ...(path ? { 'data-path': path } : {}),
      ...(hasError ? { 'aria-invalid': 'true', 'aria-describedby': errorId } : {}),
    }),
    [path, hasError, errorId],
  );
  const attributes = useMemo(
    () => ({
      'aria-label': label,
      ...(required ? { 'aria-required': 'true' } : {}),
      ...described,
    }),
    [label, required, described],
  );
  // The same while the editor alone changes it: a key does not draw the editor and its buttons anew.
  const [text, setText] = useState({ html: value });
  const given = useRef(value);
  /** What the editor wrote and the form has not given back yet. */
  const written = useRef<string[]>([]);
  const write = useCallbackRef((html: string) => {
    text.html = html;
    written.current.push(html);
    onChange(html);
  });
  // A form drawn for another reason may still have the value before: that is no change from outside.
  useLayoutEffect(() => {
    if (value === given.current) return;
    given.current = value;
    const own = written.current.lastIndexOf(value);
    written.current.splice(0, own < 0 ? written.current.length : own + 1);
    if (own < 0) setText({ html: value });
  }, [value]);
  const openAsHtml = useCallbackRef((tags: string[]) => {
    if (isLossAccepted) return;
    setNotice({ kind: 'lost', text: describeLoss(tags) });
    setView('html');
  });
  return (
    <div>
      <div className={classes.above}>
        <Input.Label labelElement="div" required={required}>
          {label}
        </Input.Label>
        <SegmentedControl
          size="xs"
          aria-label="Turinio rodinys"
          value={view}
          onChange={choose}
          data={[
            { value: 'text', label: 'Tekstas' },
            { value: 'html', label: 'HTML' },
          ]}
        />
      </div>
      {notice && (
        <Alert
          color="yellow"
          mb="xs"
          p="xs"
          withCloseButton
          closeButtonLabel="Uždaryti"
          onClose={() => setNotice(null)}
        >
          {notice.text}
        </Alert>
      )}
      {view === 'html' ? (
        <>
          <RemovalNotice html={value} />
          <HtmlView html={value} onChange={onChange} label={label} described={described} />
        </>
      ) : (
        <Suspense fallback={<Skeleton height={420} />}>
          <RichEditor
            text={text}
            onChange={write}
            onLoss={openAsHtml}
            articleId={articleId}
            attributes={attributes}
          />
        </Suspense>
      )}
      <Input.Error id={errorId} mt={4}>
        {error}
      </Input.Error>
      <Text size="xs" c="dimmed" mt={4}>
        {withCount(words, 'žodis', 'žodžiai', 'žodžių')}
        {words > 0 && ` · skaitymo laikas ${readingMinutes(words)} min.`}
      </Text>
    </div>
  );
}
