import { Anchor, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { seconds } from '../../domain/duration.ts';
import { send } from '../http/send.ts';

/** Milliseconds after the last key. */
const PAUSE = 500;

interface SlugFieldProps {
  value: string;
  onChange: (slug: string) => void;
  /** Whose address it will be; null for an article that does not exist yet. */
  articleId: string | null;
  /** Nobody has written it by hand: when it is taken it quietly gets a number. */
  isFollowing: boolean;
  /** The address readers know, when there is one. */
  publicSlug: string | null;
  error?: ReactNode;
  required?: boolean;
  'data-path'?: string;
}

async function findFreeSlug(slug: string, articleId: string | null): Promise<string> {
  const query = new URLSearchParams({ title: slug, ...(articleId ? { id: articleId } : {}) });
  const answer = await send(`/api/admin/articles/slug?${query}`);
  return ((await answer.json()) as { slug: string }).slug;
}

/** An article's address; says when it is taken and what becomes of the one readers know. */
export function SlugField({
  value,
  onChange,
  articleId,
  isFollowing,
  publicSlug,
  ...input
}: SlugFieldProps) {
  const [asked] = useDebouncedValue(value, PAUSE);
  const isAsked = asked !== '' && asked === value && asked !== publicSlug;
  const { data: free } = useQuery({
    queryKey: ['slug', asked, articleId],
    queryFn: () => findFreeSlug(asked, articleId),
    enabled: isAsked,
    staleTime: seconds(30),
  });
  const isTaken = isAsked && free !== undefined && free !== asked;
  useEffect(() => {
    if (isTaken && isFollowing) onChange(free);
  }, [isTaken, isFollowing, free, onChange]);
  return (
    <div>
      <TextInput
        label="Nuoroda (slug)"
        description={`/tinklarastis/${value || '…'}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isTaken && !isFollowing && (
        <Text size="xs" mt={4} role="status">
          Ši nuoroda užimta arba netaisyklinga. Laisva:{' '}
          <Anchor component="button" type="button" size="xs" onClick={() => onChange(free)}>
            {free}
          </Anchor>
        </Text>
      )}
      {publicSlug !== null && value !== publicSlug && (
        <Text size="xs" mt={4} c="dimmed">
          Senoji nuoroda /tinklarastis/{publicSlug} ves į naująją.
        </Text>
      )}
    </div>
  );
}
