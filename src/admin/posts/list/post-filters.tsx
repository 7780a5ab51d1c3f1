import { Checkbox, SegmentedControl, Select } from '@mantine/core';
import { showNumber } from '../../../domain/text/show-numbers.ts';
import { useCategories } from '../../articles/use-categories.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ClearFilters } from '../../lists/filters/clear-filters.tsx';
import { FoldedFilters, type useFilterFold } from '../../lists/filters/filter-fold.tsx';
import { SearchField } from '../../lists/search-field.tsx';
import { useWork } from '../../work/work-requests.ts';
import classes from '../posts.module.css';
import { KeysHelp } from './keys-help.tsx';
import { type PostFilters, sortsOf, WHEN } from './post-lists.ts';
import { type PostsView, VIEWS } from './use-posts-view.ts';

interface PostFilterBarProps {
  fold: ReturnType<typeof useFilterFold>;
  filters: PostFilters;
  onChange: (values: Record<string, string | null>) => void;
  view: PostsView;
  onView: (view: PostsView) => void;
}

/** Search, category and order of the list stand in the address; how it looks is the person's. */
export function PostFilterBar({ fold, filters, onChange, view, onView }: PostFilterBarProps) {
  const categories = useCategories('published', filters.category);
  const sorts = sortsOf(filters);
  const changes = useWork().data?.counts.changes;
  const changed = filters.tab === 'draft' ? 0 : (changes?.[filters.tab] ?? 0);
  return (
    <FoldedFilters fold={fold} isTight={view === 'rows'}>
      <SearchField label="Ieškoti įrašo" value={filters.search} onSearch={(q) => onChange({ q })} />
      <FilterSelect
        label="Kategorija"
        all="Visos kategorijos"
        width={200}
        data={categories}
        value={filters.category || null}
        onChange={(category) => onChange({ category })}
      />
      {filters.tab === 'scheduled' && (
        <FilterSelect
          label="Kada"
          all="Bet kada"
          width={170}
          data={WHEN}
          value={filters.when}
          onChange={(when) => onChange({ when })}
        />
      )}
      <Select
        size="xs"
        aria-label="Rikiavimas"
        data={sorts}
        value={filters.sort}
        onChange={(sort) => onChange({ sort: sort === sorts[0]?.value ? null : sort })}
      />
      {(changed > 0 || filters.isChanged) && (
        <Checkbox
          size="xs"
          label={`Tik su neišsaugotais pakeitimais (${showNumber(changed)})`}
          checked={filters.isChanged}
          onChange={(event) => onChange({ changed: event.currentTarget.checked ? '1' : null })}
        />
      )}
      <ClearFilters onChange={onChange} />
      <div className={classes.help}>
        <SegmentedControl
          size="xs"
          aria-label="Rodymas"
          data={VIEWS.map(({ value, label }) => ({ value, label }))}
          value={view}
          onChange={onView}
        />
        <KeysHelp />
      </div>
    </FoldedFilters>
  );
}
