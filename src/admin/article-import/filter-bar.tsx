import { Checkbox, SegmentedControl, Slider, Text } from '@mantine/core';
import { useState } from 'react';
import { useCategories } from '../articles/use-categories.ts';
import { FilterSelect } from '../lists/filter-select.tsx';
import lists from '../lists/lists.module.css';
import { SearchField } from '../lists/search-field.tsx';
import classes from './article-import.module.css';
import {
  DEFAULT_MIN_SCORE,
  DEFAULT_STATE,
  type ImportFilters,
  MIN_SCORE_STEP,
  STATE_FILTERS,
} from './import-filters.ts';
import { SourceFilter } from './source-filter.tsx';

interface FilterBarProps {
  filters: ImportFilters;
  onChange: (values: Record<string, string | null>) => void;
}

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const categories = useCategories('all', filters.category);
  return (
    <div className={lists.filters}>
      <div className={lists.scrolling}>
        <SegmentedControl
          size="xs"
          aria-label="Straipsnių būsena"
          value={filters.state}
          onChange={(value) => onChange({ state: value === DEFAULT_STATE ? null : value })}
          data={[...STATE_FILTERS]}
        />
      </div>
      <SearchField
        label="Ieškoti straipsnio"
        value={filters.search}
        onSearch={(q) => onChange({ q })}
      />
      <SourceFilter value={filters.source} onChange={(source) => onChange({ source })} />
      <FilterSelect
        label="Kategorija"
        all="Visos kategorijos"
        width={190}
        isSearchable
        data={categories}
        value={filters.category || null}
        onChange={(category) => onChange({ category })}
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
