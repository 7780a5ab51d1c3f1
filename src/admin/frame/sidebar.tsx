import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { showNumber } from '../../domain/text/show-numbers.ts';
import { HINT, HINT_SIDE } from '../feedback/hint-attributes.ts';
import { keptFilters } from '../lists/use-list-address.ts';
import { waitingAt } from '../work/waiting-at.ts';
import { useWork } from '../work/work-requests.ts';
import classes from './frame.module.css';
import { NAVIGATION } from './navigation.ts';

interface SidebarProps {
  /** Folded: icons only, names in hints. */
  isFolded: boolean;
  onChoose?: () => void;
}

/** The list of screens; used in the column of wide windows and in the drawer of narrow ones. */
export function Sidebar({ isFolded, onChoose }: SidebarProps) {
  const { pathname } = useLocation();
  const work = useWork();
  const id = useId();
  return (
    <nav aria-label="Administravimo meniu" className={classes.navigation}>
      {NAVIGATION.map(({ group, links }) => (
        <div key={group ?? 'dashboard'} className={classes.group}>
          {group && !isFolded && <p className={classes.groupName}>{group}</p>}
          <ul>
            {links.map(({ to, label, icon: Icon }) => {
              const isHere =
                pathname === to || (pathname === '/admin' && to === '/admin/dashboard');
              // What is opened from a screen's list is a page of that screen.
              const isWithin = pathname.startsWith(`${to}/`);
              const waiting = waitingAt(work.data?.lines ?? [], to);
              const described = waiting ? `${id}-${to}` : undefined;
              return (
                <li key={to}>
                  <Link
                    to={keptFilters.lead(to)}
                    className={classes.link}
                    aria-current={isHere ? 'page' : isWithin ? 'true' : undefined}
                    aria-label={isFolded ? label : undefined}
                    aria-describedby={described}
                    {...(isFolded && {
                      [HINT]: waiting ? `${label}: ${waiting.words}` : label,
                      [HINT_SIDE]: 'right',
                    })}
                    onClick={onChoose}
                  >
                    <Icon size={20} stroke={1.6} aria-hidden />
                    {!isFolded && <span>{label}</span>}
                    {waiting && (
                      // Drawn, not written: the link is called as its screen, the count describes it.
                      <span
                        className={classes.waiting}
                        data-count={showNumber(waiting.count)}
                        aria-hidden
                      />
                    )}
                  </Link>
                  {waiting && <VisuallyHidden id={described}>{waiting.words}</VisuallyHidden>}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
