import { company } from '../../content/company.ts';
import { headerLinks } from '../../content/navigation.ts';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';

/** `overBand`: the page begins with a dark band, so the header is light on it until it turns solid. */
export function SiteHeader({ overBand }: { overBand: boolean }) {
  return (
    <header
      className={overBand ? 'site-header band' : 'site-header'}
      data-header={overBand ? 'band' : 'page'}
    >
      <div className="wrap">
        <Logo />
        {/* Before what it opens, so that Tab goes on into the menu; the style sheet shows it last. */}
        <button
          type="button"
          className="burger"
          aria-controls="meniu"
          aria-expanded="false"
          aria-label="Meniu"
          data-menu-button
        >
          <i />
        </button>
        <nav id="meniu" aria-label="Pagrindinis meniu">
          <ul>
            {headerLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <a className="call" href={company.phoneHref}>
          <Icon name="phone" />
          <span>{company.phone}</span>
        </a>
      </div>
    </header>
  );
}
