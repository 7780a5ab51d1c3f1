import { company } from '../../content/company.ts';
import {
  footerCompanyLinks,
  footerServiceLinks,
  legalLinks,
  type NavigationLink,
} from '../../content/navigation.ts';
import { Logo } from './logo.tsx';

function LinkList({ title, links }: { title: string; links: NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
        {title === 'Įmonė' && (
          <li>
            <a href={company.clientPortalUrl} target="_blank" rel="noopener">
              Klientų savitarna ↗
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

export function SiteFooter({ year }: { year: number }) {
  return (
    <footer className="site-footer band">
      <div className="wrap">
        <div>
          <Logo />
          <p>
            {company.address.street}, {company.address.city}
          </p>
          <p>
            <a className="big" href={company.phoneHref}>
              {company.phone}
            </a>
          </p>
          <p>
            <a className="link" href={`mailto:${company.email}`}>
              {company.email}
            </a>
          </p>
          <ul className="social">
            {company.social.map((profile) => (
              <li key={profile.label}>
                <a href={profile.url} rel="noopener">
                  {profile.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <LinkList title="Paslaugos" links={footerServiceLinks} />
        <LinkList title="Įmonė" links={footerCompanyLinks} />
      </div>
      <div className="wrap legal">
        <p>
          © {year} {company.legalName}
        </p>
        <ul>
          {legalLinks.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
          <li>
            <button type="button" data-cookie-settings>
              Slapukų nustatymai
            </button>
          </li>
        </ul>
      </div>
    </footer>
  );
}
