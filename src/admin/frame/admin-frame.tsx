import { ActionIcon, Button, Drawer, Tooltip } from '@mantine/core';
import { IconLayoutSidebar, IconLogout, IconMenu2 } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { RunProgressList } from '../runs/run-progress.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { BreadcrumbTrail } from './breadcrumb-trail.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import classes from './frame.module.css';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** Header, sidebar and the place where the screens appear. */
export function AdminFrame() {
  const sidebar = useSidebar();
  const leave = useSignOut();
  const { pathname } = useLocation();
  const toggleLabel = sidebar.isOpen ? 'Suskleisti meniu' : 'Išskleisti meniu';

  return (
    <div className={classes.frame} data-open={sidebar.isOpen || undefined}>
      <a href="#turinys" className={classes.skip}>
        Pereiti prie turinio
      </a>
      <header className={classes.header}>
        <Tooltip label={sidebar.isNarrow ? 'Meniu' : `${toggleLabel} (Ctrl+B)`}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={sidebar.isNarrow ? 'Atidaryti meniu' : toggleLabel}
            aria-expanded={sidebar.isNarrow ? sidebar.isDrawerOpen : sidebar.isOpen}
            onClick={sidebar.toggle}
          >
            {sidebar.isNarrow ? <IconMenu2 size={20} /> : <IconLayoutSidebar size={20} />}
          </ActionIcon>
        </Tooltip>
        <Link to="/admin" className={classes.title}>
          Administravimo skydas
        </Link>
        <BreadcrumbTrail />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconLogout size={16} aria-hidden />}
          loading={leave.isPending}
          onClick={() => leave.mutate()}
          className={classes.leave}
        >
          Atsijungti
        </Button>
      </header>
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
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
