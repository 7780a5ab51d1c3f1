import { Checkbox, SegmentedControl, Slider, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './article-import.module.css';
import {
  DEFAULT_MIN_SCORE,
  DEFAULT_STATE,
  type ImportFilters,
  MIN_SCORE_STEP,
  STATE_FILTERS,
} from './import-filters.ts';

/** Milliseconds after the last key. */
const SEARCH_DELAY = 300;

interface FilterBarProps {
  filters: ImportFilters;
  onChange: (values: Record<string, string | null>) => void;
}

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const search = useDebouncedCallback(
    (text: string) => onChange({ q: text.trim() || null }),
    SEARCH_DELAY,
  );
  return (
    <div className={classes.filters}>
      <div className={classes.states}>
        <SegmentedControl
          size="xs"
          aria-label="Straipsnių būsena"
          value={filters.state}
          onChange={(value) => onChange({ state: value === DEFAULT_STATE ? null : value })}
          data={[...STATE_FILTERS]}
        />
      </div>
      <TextInput
        size="xs"
        type="search"
        aria-label="Ieškoti straipsnio"
        placeholder="Ieškoti"
        leftSection={<IconSearch size={14} aria-hidden />}
        defaultValue={filters.search}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <Checkbox
        size="xs"
        label="Tik šiandienos"
        checked={filters.isToday}
        onChange={(event) => onChange({ today: event.currentTarget.checked ? '1' : null })}
      />
      {filters.state === 'processed' && (
        <MinScore
          key={filters.minScore}
          value={filters.minScore}
          onChange={(value) =>
            onChange({ min: value === DEFAULT_MIN_SCORE ? null : String(value) })
          }
        />
      )}
    </div>
  );
}

/** The list is asked for when the thumb is let go, not at each step. */
function MinScore({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const [shown, setShown] = useState(value);
  return (
    <div className={classes.slider}>
      <Text size="xs" className={classes.sliderLabel}>
        Mažiausias aktualumas: <b>{shown}</b>
      </Text>
      <Slider
        min={0}
        max={100}
        step={MIN_SCORE_STEP}
        label={null}
        size="sm"
        color="sea"
        value={shown}
        onChange={setShown}
        onChangeEnd={onChange}
        thumbLabel="Mažiausias aktualumas"
      />
    </div>
  );
}
