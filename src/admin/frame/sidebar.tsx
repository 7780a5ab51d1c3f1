import { Tooltip } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import classes from './frame.module.css';
import { NAVIGATION } from './navigation.ts';
import { prefetchScreen } from './screen.tsx';

interface SidebarProps {
  /** Folded: icons only, names in tooltips. */
  isFolded: boolean;
  onChoose?: () => void;
}

/** The list of screens; used in the column of wide windows and in the drawer of narrow ones. */
export function Sidebar({ isFolded, onChoose }: SidebarProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Administravimo meniu" className={classes.navigation}>
      {NAVIGATION.map(({ group, links }) => (
        <div key={group ?? 'dashboard'} className={classes.group}>
          {group && !isFolded && <p className={classes.groupName}>{group}</p>}
          <ul>
            {links.map(({ to, label, icon: Icon, load }) => {
              const isHere =
                pathname === to || (pathname === '/admin' && to === '/admin/dashboard');
              return (
                <li key={to}>
                  <Tooltip label={label} position="right" disabled={!isFolded}>
                    <Link
                      to={to}
                      className={classes.link}
                      aria-current={isHere ? 'page' : undefined}
                      aria-label={isFolded ? label : undefined}
                      onClick={onChoose}
                      onPointerEnter={() => prefetchScreen(load)}
                      onFocus={() => prefetchScreen(load)}
                    >
                      <Icon size={20} stroke={1.6} aria-hidden />
                      {!isFolded && <span>{label}</span>}
                    </Link>
                  </Tooltip>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
