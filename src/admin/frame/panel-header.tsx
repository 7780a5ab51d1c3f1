import { ActionIcon, Button, Kbd } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HINT } from '../feedback/hint-attributes.ts';
import { MOD_KEY } from '../feedback/mod-key.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import {
  IconKeyboard,
  IconLayoutSidebar,
  IconLogout,
  IconMenu2,
  IconSearch,
} from '../style/icons.ts';
import { BreadcrumbTrail } from './breadcrumb-trail.tsx';
import classes from './frame.module.css';
import type { useSidebar } from './use-sidebar.ts';

interface PanelHeaderProps {
  sidebar: ReturnType<typeof useSidebar>;
  onSearch: () => void;
  onHelp: () => void;
  /** Between the trail and the tools. */
  children?: ReactNode;
}

export function PanelHeader({ sidebar, onSearch, onHelp, children }: PanelHeaderProps) {
  // Whole: the bar from its left to its right.
  const leave = useSignOut();
  const toggleLabel = sidebar.isOpen ? 'Suskleisti meniu' : 'Išskleisti meniu';
  return (
    <header className={classes.header}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={sidebar.isNarrow ? 'Atidaryti meniu' : toggleLabel}
        {...{ [HINT]: sidebar.isNarrow ? 'Meniu' : `${toggleLabel} (${MOD_KEY}+B)` }}
        aria-expanded={sidebar.isNarrow ? sidebar.isDrawerOpen : sidebar.isOpen}
        onClick={sidebar.toggle}
      >
        {sidebar.isNarrow ? <IconMenu2 size={20} /> : <IconLayoutSidebar size={20} />}
      </ActionIcon>
      <Link to="/admin" className={classes.title}>
        Administravimo skydas
      </Link>
      <BreadcrumbTrail />
      {children}
      <div className={classes.tools}>
        <button
          type="button"
          className={classes.search}
          onClick={onSearch}
          aria-label={`Ieškoti ${MOD_KEY}+K`}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <IconSearch size={16} aria-hidden />
          <span className={classes.searchText}>Ieškoti</span>{' '}
          <Kbd size="xs" className={classes.searchText}>
            {MOD_KEY}+K
          </Kbd>
        </button>
        {!sidebar.isNarrow && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label="Klaviatūros klavišai"
            {...{ [HINT]: 'Klaviatūros klavišai (?)' }}
            onClick={onHelp}
          >
            <IconKeyboard size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        )}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconLogout size={16} aria-hidden />}
          loading={leave.isPending}
          onClick={() => leave.mutate()}
          aria-label="Atsijungti"
          className={classes.leave}
        >
          <span className={classes.leaveText}>Atsijungti</span>
        </Button>
      </div>
    </header>
  );
}
