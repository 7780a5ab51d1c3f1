import { ActionIcon, Button, Menu } from '@mantine/core';
import { type ArticleQuery, listArticles } from '../articles/article-requests.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { FoldButton, useFilterFold } from '../lists/filters/filter-fold.tsx';
import { ListBody } from '../lists/list-body.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { createScreenList } from '../lists/use-list-query.ts';
import { useFunction } from '../runs/use-runs.ts';
import { IconDotsVertical, IconDownload } from '../style/icons.ts';
import { ArticleList } from './list/article-list.tsx';
import { BelowThreshold } from './list/below-threshold.tsx';
import { FilterBar, StateTabs } from './list/filter-bar.tsx';
import { DEFAULT_SORT, isNarrowed, PER_PAGE, readFilters, toQuery } from './list/import-filters.ts';
import { PrepareButton } from './prepare-button.tsx';

const FAILURE = 'Nepavyko užkrauti straipsnių';

const list = createScreenList(['articles', 'import'], ({ get, page }) => ({
  query: toQuery(readFilters(get), page, PER_PAGE),
  list: listArticles,
  failure: FAILURE,
}));
export const { prefetch } = list;

export default function ArticleImportScreen() {
  const address = useListAddress();
  const filters = readFilters(address.get);
  const query = toQuery(filters, address.page, PER_PAGE);
  const fold = useFilterFold();
  const articles = list.useScreenList(address);

  return (
    <>
      <ScreenHead
        title="Rankinis Importas"
        tabs={
          <>
            <StateTabs chosen={filters.state} onChange={address.change} />
            <FoldButton fold={fold} />
          </>
        }
      >
        <RunButtons />
      </ScreenHead>
      <FilterBar fold={fold} filters={filters} onChange={address.change} />
      <ListBody
        query={articles}
        failure={FAILURE}
        empty={
          <EmptyState
            text="Straipsnių nėra"
            hint={
              filters.state === 'processed' && !isNarrowed(filters)
                ? 'Importuokite šaltinius ir apdorokite straipsnius su AI arba sumažinkite aktualumo ribą.'
                : 'Pakeiskite filtrus arba importuokite šaltinius.'
            }
          />
        }
        paging={{ page: address.page, onPage: address.goToPage }}
        isKeptWhenEmpty
      >
        {(items) => (
          <ArticleList
            articles={items}
            filters={withoutPage(query)}
            total={articles.data?.total ?? 0}
            isTotalExact={articles.data?.is_total_exact ?? true}
            sort={filters.sort}
            onSort={(sort) => address.change({ sort: sort === DEFAULT_SORT ? null : sort })}
            isStale={articles.isPlaceholderData}
            edited={address.over('edit')}
          />
        )}
      </ListBody>
      <BelowThreshold
        filters={filters}
        shown={articles.isPlaceholderData ? undefined : articles.data?.total}
        onShowAll={() => address.change({ min: '0' })}
      />
    </>
  );
}

/** What all pages of the list have in common. */
const withoutPage = ({ page: _, per_page: __, ...filters }: ArticleQuery): ArticleQuery => filters;

/** Long work for the whole list; its progress is in the frame. */
function RunButtons() {
  const importSources = useFunction('import-rss-sources');
  const fixShort = useFunction('fix-short-articles');
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={importSources.isStarting}
        disabled={importSources.isRunning}
        onClick={() => importSources.start({ body: { manual: true } })}
      >
        Importuoti šaltinius
      </Button>
      <PrepareButton />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size="input-sm" aria-label="Daugiau">
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            disabled={fixShort.isRunning}
            onClick={() => fixShort.start({ body: { manual: true } })}
          >
            Sutvarkyti per trumpus straipsnius
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
