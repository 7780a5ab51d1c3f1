import { Drawer } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ErrorBoundary } from './feedback/error-boundary.tsx';
import classes from './frame/frame.module.css';
import { KeyboardHelp } from './frame/keyboard-help.tsx';
import { PanelHeader } from './frame/panel-header.tsx';
import { Sidebar } from './frame/sidebar.tsx';
import { useSidebar } from './frame/use-sidebar.ts';
import { RunProgressList } from './runs/run-progress.tsx';
import { SearchDialog } from './search/search-dialog.tsx';

/** Header, sidebar and the place where the screens appear. */
export function AdminFrame() {
  const sidebar = useSidebar();
  const { pathname } = useLocation();
  const [isSearching, setSearching] = useState(false);
  const [isHelping, setHelping] = useState(false);
  // An empty ignore list: the search opens from inside a text field too; the question mark does not.
  useHotkeys([['mod+K', () => setSearching((isOpen) => !isOpen)]], []);
  useHotkeys([['shift+?', () => setHelping(true)]]);

  return (
    <div className={classes.frame} data-open={sidebar.isOpen || undefined}>
      <a href="#turinys" className={classes.skip}>
        Pereiti prie turinio
      </a>
      <PanelHeader
        sidebar={sidebar}
        onSearch={() => setSearching(true)}
        onHelp={() => setHelping(true)}
      />
      {!sidebar.isNarrow && (
        <aside className={classes.column}>
          <Sidebar isFolded={!sidebar.isOpen} />
        </aside>
      )}
      <Drawer
        opened={sidebar.isDrawerOpen}
        onClose={sidebar.closeDrawer}
        size="18rem"
        title="Administravimo skydas"
        classNames={{ body: classes.drawer }}
      >
        <Sidebar isFolded={false} onChoose={sidebar.closeDrawer} />
      </Drawer>
      <main id="turinys" tabIndex={-1} className={classes.main}>
        <RunProgressList />
        <ErrorBoundary key={screenOf(pathname)}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <SearchDialog isOpen={isSearching} onClose={() => setSearching(false)} />
      <KeyboardHelp isOpen={isHelping} onClose={() => setHelping(false)} />
    </div>
  );
}

/** Texts to review follow one another on one screen, which knows what was decided of those before. */
const screenOf = (pathname: string) => pathname.replace(/^(\/admin\/import\/ai\/).+/, '$1');
