import { Anchor, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { quoteTitle } from '../../domain/text/quote-title.ts';
import { seconds } from '../../domain/time/duration.ts';
import { api } from '../http/api-client.ts';
import { describeUnfit } from './slug-preview.ts';

/** Milliseconds after the last key. */
const PAUSE = 500;

interface SlugFieldProps {
  value: string;
  onChange: (slug: string) => void;
  /** Whose address it will be. */
  articleId: string;
  /** Derived from the title: when it is taken it quietly gets a number. */
  isFollowing: boolean;
  /** The address readers know, when there is one. */
  publicSlug: string | null;
  error?: ReactNode;
  required?: boolean;
  'data-path'?: string;
}

/** The asked one or the next that is free, and whose old address the asked one is: its redirect works as long as it is not taken. */
const findFreeSlug = async (title: string, id: string) =>
  (await api.api.admin.articles.slug.$get({ query: { title, id } })).json();

/** An article's address; says when it is taken, whose old one it is, and what becomes of the one readers know. */
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
  const { data: found } = useQuery({
    queryKey: ['slug', asked, articleId],
    queryFn: () => findFreeSlug(asked, articleId),
    enabled: isAsked,
    staleTime: seconds(30),
  });
  const free = found?.slug;
  const isTaken = isAsked && free !== undefined && free !== asked;
  useEffect(() => {
    if (isTaken && isFollowing) onChange(free);
  }, [isTaken, isFollowing, free, onChange]);
  return (
    <div>
      <TextInput
        label="Nuoroda"
        description={`/tinklarastis/${value || '…'}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {isTaken && !isFollowing && (
        <Text size="xs" mt={4} role="status">
          {found?.leads_to ? describeOldAddress(found.leads_to) : describeUnfit(value)}{' '}
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

const describeOldAddress = ({ title, slug }: { title: string; slug: string }) =>
  `Tai sena įrašo ${quoteTitle(title)} nuoroda: dabar ji veda į /tinklarastis/${slug}. Jei su ja išsaugosite šį įrašą, senąja nuoroda atėję skaitytojai matys jį. Laisva:`;
