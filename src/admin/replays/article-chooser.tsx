import { MultiSelect, NumberInput, SegmentedControl, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { REPLAY_COUNT_RULE, REPLAY_LIMIT, REPLAY_SAMPLE } from '../../domain/replays.ts';
import { listArticles } from '../articles/article-requests.ts';
import automation from '../automation/automation.module.css';
import { WHOLE_NUMBER } from '../feedback/whole-number.ts';

export type ArticleChoice = { kind: 'sample'; count: number } | { kind: 'chosen'; ids: string[] };

/** Why it cannot be estimated; null when it can. */
export function findChoiceError(choice: ArticleChoice): string | null {
  if (choice.kind === 'chosen')
    return choice.ids.length > 0 ? null : 'Pasirinkite bent vieną straipsnį';
  const isRight =
    Number.isInteger(choice.count) && choice.count >= 1 && choice.count <= REPLAY_LIMIT;
  return isRight ? null : REPLAY_COUNT_RULE;
}

interface ArticleChooserProps {
  choice: ArticleChoice;
  onChange: (choice: ArticleChoice) => void;
}

/** So many at random, or those a person names. */
export function ArticleChooser({ choice, onChange }: ArticleChooserProps) {
  return (
    <fieldset className={automation.section}>
      <legend hidden>Straipsniai</legend>
      <Text component="h2" fw={600} mb="md">
        Straipsniai
      </Text>
      <SegmentedControl
        mb="md"
        aria-label="Kaip parenkami straipsniai"
        data={[
          { value: 'sample', label: 'Atsitiktiniai' },
          { value: 'chosen', label: 'Pasirinkti' },
        ]}
        value={choice.kind}
        onChange={(kind) =>
          onChange(
            kind === 'sample'
              ? { kind: 'sample', count: REPLAY_SAMPLE }
              : { kind: 'chosen', ids: [] },
          )
        }
      />
      {choice.kind === 'sample' ? (
        <NumberInput
          label="Kiek straipsnių"
          error={findChoiceError(choice)}
          w={220}
          min={1}
          max={REPLAY_LIMIT}
          {...WHOLE_NUMBER}
          value={choice.count}
          onChange={(value) => onChange({ kind: 'sample', count: Number(value) })}
        />
      ) : (
        <ArticleSearch ids={choice.ids} onChange={(ids) => onChange({ kind: 'chosen', ids })} />
      )}
    </fieldset>
  );
}

function ArticleSearch({ ids, onChange }: { ids: string[]; onChange: (ids: string[]) => void }) {
  const [search, setSearch] = useState('');
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const [looked] = useDebouncedValue(search, 250);
  const query = { state: 'all', per_page: '20', sort: '-created_at' } as const;
  const articles = useQuery({
    queryKey: ['articles', 'replay', looked],
    queryFn: () => listArticles(looked ? { ...query, q: looked.slice(0, 100) } : query),
    placeholderData: keepPreviousData,
    meta: { failure: 'Nepavyko užkrauti straipsnių' },
  });
  const isWaiting = search !== looked || articles.isPlaceholderData || articles.isPending;
  const found = isWaiting ? [] : (articles.data?.items ?? []);
  const listed = found
    .filter(({ original_url }) => /^https?:/i.test(original_url))
    .map((item) => ({ value: item.id, label: item.ai_translated_title ?? item.original_title }));
  const known = new Set(listed.map(({ value }) => value));
  const chosen = ids
    .filter((id) => !known.has(id))
    .map((id) => ({ value: id, label: titles.get(id) ?? id }));
  return (
    <MultiSelect
      label="Straipsniai"
      placeholder={ids.length === 0 ? 'Pasirinkite arba ieškokite' : ''}
      searchable
      hidePickedOptions
      maxValues={REPLAY_LIMIT}
      nothingFoundMessage={isWaiting ? 'Ieškoma…' : 'Straipsnių nėra'}
      // The server has looked already.
      filter={({ options }) =>
        options.filter((option) => !('value' in option) || known.has(option.value))
      }
      searchValue={search}
      onSearchChange={setSearch}
      data={[...listed, ...chosen]}
      value={ids}
      onChange={(next) => {
        setTitles(
          new Map([...titles, ...listed.map(({ value, label }) => [value, label] as const)]),
        );
        onChange(next);
      }}
    />
  );
}
