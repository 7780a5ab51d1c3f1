import { Link, useLocation } from 'react-router';
import classes from './settings-pages.module.css';

const PAGES = [
  { to: '/admin/automation/settings', label: 'Jungikliai' },
  { to: '/admin/automation/settings/models', label: 'Modeliai ir nurodymai' },
  { to: '/admin/automation/settings/limits', label: 'Ribos ir sąnaudos' },
];

/** The way between the three pages of settings. */
export function SettingsPages() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Nustatymų puslapiai" className={classes.pages}>
      {PAGES.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
