import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from './feedback/error-boundary.tsx';
import { createLaterPart } from './feedback/later-part.ts';
import { EarlySearch } from './frame/early-search.tsx';
import classes from './frame/frame.module.css';
import { PanelHeader } from './frame/panel-header.tsx';
import { Sidebar } from './frame/sidebar.tsx';
import { useScreensAhead } from './frame/use-screens-ahead.ts';
import { useSidebar } from './frame/use-sidebar.ts';
import { useOverAddress } from './lists/use-over-address.ts';
import type { OverScreensProps } from './over-screens.tsx';
import { RunProgressList } from './runs/run-progress.tsx';

const useOverScreens = createLaterPart<OverScreensProps>(() => import('./over-screens.tsx'));

/** Header, sidebar and the place where the screens appear. */
export function AdminFrame() {
  const sidebar = useSidebar();
  const { pathname } = useLocation();
  const [isSearching, setSearching] = useState(false);
  const [searched, setSearched] = useState('');
  const help = useOverAddress(HELP);
  const isHelping = help.opened !== null;
  // An empty ignore list: the search opens from inside a text field too; the question mark does not.
  useHotkeys([['mod+K', () => (isSearching ? stopSearching() : setSearching(true))]], []);
  // The Lithuanian standard's keyboard has the question mark without Shift.
  useHotkeys(['shift+?', '?'].map((keys) => [keys, () => help.open('1')]));
  const OverScreens = useOverScreens(isSearching || isHelping || sidebar.isDrawerOpen);
  useScreensAhead();
  const stopSearching = () => {
    setSearching(false);
    setSearched('');
  };

  return (
    <div className={classes.frame} data-open={sidebar.isOpen || undefined}>
      <a href="#turinys" className={classes.skip}>
        Pereiti prie turinio
      </a>
      <PanelHeader
        sidebar={sidebar}
        onSearch={() => setSearching(true)}
        onHelp={() => help.open('1')}
      >
        <RunProgressList />
      </PanelHeader>
      {!sidebar.isNarrow && (
        <aside className={classes.column}>
          <Sidebar isFolded={!sidebar.isOpen} />
        </aside>
      )}
      <main id="turinys" tabIndex={-1} className={classes.main}>
        <ErrorBoundary key={screenOf(pathname)}>
          <Outlet />
        </ErrorBoundary>
      </main>
      {isSearching && !OverScreens && (
        <EarlySearch typed={searched} onType={setSearched} onClose={stopSearching} />
      )}
      {OverScreens && (
        <OverScreens
          sidebar={sidebar}
          isSearching={isSearching}
          searched={searched}
          onSearch={setSearched}
          onSearched={stopSearching}
          isHelping={isHelping}
          onHelped={help.close}
        />
      )}
    </div>
  );
}

/** The parameter of the address that opens the list of keys. */
const HELP = 'keys';

/** Texts to review follow one another on one screen, which knows what was decided of those before. */
const screenOf = (pathname: string) => pathname.replace(/^(\/admin\/import\/ai\/).+/, '$1');
