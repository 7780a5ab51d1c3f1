import { MultiSelect, NumberInput, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { REPLAY_COUNT_RULE, REPLAY_LIMIT, REPLAY_SAMPLE } from '../../domain/replays.ts';
import automation from '../automation/automation.module.css';
import { useFoundArticles } from '../automation/settings/use-found-articles.ts';
import { WHOLE_NUMBER } from '../feedback/whole-number.ts';
import type { Choice } from './replay-requests.ts';

/** Why it cannot be estimated; null when it can. */
export function findChoiceError({ article_ids, sample = 0 }: Choice): string | null {
  if (article_ids) return article_ids.length > 0 ? null : 'Pasirinkite bent vieną straipsnį';
  const isRight = Number.isInteger(sample) && sample >= 1 && sample <= REPLAY_LIMIT;
  return isRight ? null : REPLAY_COUNT_RULE;
}

interface ArticleChooserProps {
  choice: Choice;
  onChange: (choice: Choice) => void;
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
        value={choice.article_ids ? 'chosen' : 'sample'}
        onChange={(kind) =>
          onChange(kind === 'sample' ? { sample: REPLAY_SAMPLE } : { article_ids: [] })
        }
      />
      {choice.article_ids ? (
        <ArticleSearch
          ids={choice.article_ids}
          onChange={(article_ids) => onChange({ article_ids })}
        />
      ) : (
        <NumberInput
          label="Kiek straipsnių"
          error={findChoiceError(choice)}
          w={220}
          min={1}
          max={REPLAY_LIMIT}
          {...WHOLE_NUMBER}
          value={choice.sample ?? ''}
          onChange={(value) => onChange({ sample: Number(value) })}
        />
      )}
    </fieldset>
  );
}

function ArticleSearch({ ids, onChange }: { ids: string[]; onChange: (ids: string[]) => void }) {
  const [search, setSearch] = useState('');
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const { items, isWaiting } = useFoundArticles(search);
  const listed = items.map((item) => ({
    value: item.id,
    label: item.ai_translated_title ?? item.original_title,
  }));
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
