import { Checkbox, SegmentedControl, Slider, Text } from '@mantine/core';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useCategories } from '../../articles/use-categories.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ClearFilters } from '../../lists/filters/clear-filters.tsx';
import { FoldedFilters, type useFilterFold } from '../../lists/filters/filter-fold.tsx';
import lists from '../../lists/lists.module.css';
import { SearchField } from '../../lists/search-field.tsx';
import { Counted } from '../../work/counted.tsx';
import { useWork, type WorkCounts } from '../../work/work-requests.ts';
import classes from '../article-import.module.css';
import {
  DEFAULT_MIN_SCORE,
  DEFAULT_STATE,
  type ImportFilters,
  MIN_SCORE_STEP,
  STATE_FILTERS,
} from './import-filters.ts';
import { SourceFilter } from './source-filter.tsx';

type Change = (values: Record<string, string | null>) => void;

interface StateTabsProps {
  chosen: ImportFilters['state'];
  onChange: Change;
}

export function StateTabs({ chosen, onChange }: StateTabsProps) {
  const counts = useWork().data?.counts;
  const states = useRef<HTMLDivElement>(null);
  const isCounted = counts !== undefined;
  // The chosen one may lie outside a narrow window, and counts make all of them wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they decide where it lies
  useEffect(() => {
    const shown = states.current?.querySelector('input:checked');
    shown?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen, isCounted]);
  return (
    <div className={lists.scrolling} ref={states}>
      <SegmentedControl
        size="xs"
        aria-label="Straipsnių būsena"
        value={chosen}
        onChange={(value) => onChange({ state: value === DEFAULT_STATE ? null : value })}
        onFocus={bringIntoSight}
        data={STATE_FILTERS.map(({ value, label }) => ({
          value,
          label: <Counted label={label} count={countOf(value, counts)} />,
        }))}
      />
    </div>
  );
}

interface FilterBarProps {
  fold: ReturnType<typeof useFilterFold>;
  filters: ImportFilters;
  onChange: Change;
}

export function FilterBar({ fold, filters, onChange }: FilterBarProps) {
  // Whole: the filters in their order.
  const categories = useCategories('all', filters.category);
  return (
    <FoldedFilters fold={fold} isTight>
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
      <Checkbox
        size="xs"
        label="Tik panašūs"
        checked={filters.isSimilar}
        onChange={(event) => onChange({ similar: event.currentTarget.checked ? '1' : null })}
      />
      {filters.state === 'processed' && (
        <MinScore
          value={filters.minScore}
          onChange={(value) =>
            onChange({ min: value === DEFAULT_MIN_SCORE ? null : String(value) })
          }
        />
      )}
      <ClearFilters onChange={onChange} />
    </FoldedFilters>
  );
}

/** Of what waits; how many there are altogether is no work. */
const countOf = (state: ImportFilters['state'], counts: WorkCounts | undefined) =>
  state === 'all' || state === 'published' ? undefined : counts?.[state];

/** Arrows choose among what may be wider than the window, and browsers do not follow them. */
const bringIntoSight = ({ target }: FocusEvent<HTMLElement>) =>
  target.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The list is asked for when the thumb is let go, or moved by a key, not at each step on the way. */
function MinScore({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const [shown, setShown] = useState(value);
  // The address may change from elsewhere (the back button); what was asked here comes back as `value`, one
  // key after another, and must not move the thumb back.
  const [seen, setSeen] = useState(value);
  const [asked, setAsked] = useState<number | null>(null);
  if (value !== seen) {
    setSeen(value);
    if (asked === null) setShown(value);
    else if (value === asked) setAsked(null);
  }
  const ask = (next: number) => {
    setAsked(next === value ? null : next);
    onChange(next);
  };
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
        onChangeEnd={ask}
        thumbLabel="Mažiausias aktualumas"
      />
    </div>
  );
}
