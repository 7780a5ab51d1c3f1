import { Drawer } from '@mantine/core';
import classes from './frame/frame.module.css';
import { Hints } from './frame/hints.tsx';
import { KeyboardHelp } from './frame/keyboard-help.tsx';
import { Sidebar } from './frame/sidebar.tsx';
import type { useSidebar } from './frame/use-sidebar.ts';
import { SearchDialog } from './search/search-dialog.tsx';

export interface OverScreensProps {
  sidebar: ReturnType<typeof useSidebar>;
  isSearching: boolean;
  searched: string;
  onSearch: (typed: string) => void;
  onSearched: () => void;
  isHelping: boolean;
  onHelped: () => void;
}

/** What opens over the screens from the frame: the menu of narrow windows, the search, the list of keys, hints. */
export default function OverScreens({ sidebar, ...opened }: OverScreensProps) {
  return (
    <>
      <Drawer
        opened={sidebar.isDrawerOpen}
        onClose={sidebar.closeDrawer}
        size="18rem"
        title="Administravimo skydas"
        classNames={{ body: classes.drawer }}
      >
        <Sidebar isFolded={false} onChoose={sidebar.closeDrawer} />
      </Drawer>
      <SearchDialog
        isOpen={opened.isSearching}
        typed={opened.searched}
        onType={opened.onSearch}
        onClose={opened.onSearched}
      />
      <KeyboardHelp isOpen={opened.isHelping} onClose={opened.onHelped} />
      <Hints />
    </>
  );
}
