import { Select } from '@mantine/core';
import { useCategories } from '../../articles/use-categories.ts';
import { FilterSelect } from '../../lists/filter-select.tsx';
import { ClearFilters } from '../../lists/filters/clear-filters.tsx';
import lists from '../../lists/lists.module.css';
import { SearchField } from '../../lists/search-field.tsx';
import classes from '../posts.module.css';
import { KeysHelp } from './keys-help.tsx';
import { type PostFilters, SORTS } from './post-lists.ts';

interface PostFilterBarProps {
  filters: PostFilters;
  onChange: (values: Record<string, string | null>) => void;
}

/** Search, category and order of the list; all of it stands in the address. */
export function PostFilterBar({ filters, onChange }: PostFilterBarProps) {
  const categories = useCategories('published', filters.category);
  const sorts = SORTS[filters.tab];
  return (
    <div className={lists.filters}>
      <div className={classes.search}>
        <SearchField
          label="Ieškoti įrašo"
          value={filters.search}
          onSearch={(q) => onChange({ q })}
        />
      </div>
      <FilterSelect
        label="Kategorija"
        all="Visos kategorijos"
        width={200}
        data={categories}
        value={filters.category || null}
        onChange={(category) => onChange({ category })}
      />
      <Select
        size="xs"
        aria-label="Rikiavimas"
        data={sorts}
        value={filters.sort}
        onChange={(sort) => onChange({ sort: sort === sorts[0]?.value ? null : sort })}
      />
      <ClearFilters onChange={onChange} />
      <div className={classes.help}>
        <KeysHelp />
      </div>
    </div>
  );
}
