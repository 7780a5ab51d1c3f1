import { startRecording, startStatistics } from './third-party-scripts.ts';

const KEY = 'cookieConsent';

interface Consent {
  necessary: true;
  statistics: boolean;
  marketing: boolean;
  version: number;
  date: string;
}

/*
 * By hand: a consent library (`vanilla-cookieconsent`) draws a banner of its own by script, and ours is in the page already;
 * what is left is one value in the browser's storage.
 */

/**
 * The saved choice: it has no term, and ends when a visitor changes it or the tools change (`consentVersion`). Null when
 * there is none, it cannot be read, or it was made about other tools.
 */
function findConsent(version: number): Consent | null {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '');
    const isWhole = typeof saved.statistics === 'boolean' && typeof saved.marketing === 'boolean';
    return isWhole && (saved.version ?? 1) === version ? saved : null;
  } catch {
    return null;
  }
}

function saveConsent(consent: Consent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(consent));
  } catch {
    // Storage is switched off: the choice holds for this page only.
  }
}

/** How the names of what each optional tool leaves begin, as its maker documents them. */
const TRACES = { statistics: /^_g/, marketing: /^_cl/ };

/** Removes what the tools left that are not agreed to, also those an earlier choice or page had let in. */
function removeTraces(agreed: Pick<Consent, 'statistics' | 'marketing'>): void {
  const isRefused = (name: string) =>
    (!agreed.statistics && TRACES.statistics.test(name)) ||
    (!agreed.marketing && TRACES.marketing.test(name));
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (!isRefused(name)) continue;
    const host = location.hostname.split('.');
    // They set their cookies as far up the domain as the browser lets them.
    for (const at of ['', ...host.map((_, i) => `;domain=${host.slice(i).join('.')}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not reach parent domains everywhere
      document.cookie = `${name}=;path=/;max-age=0${at}`;
    }
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (isRefused(name)) storage.removeItem(name);
  }
}

/** Cookie banner, specification §4.1. The server renders it hidden; this shows it, keeps the choice and applies it. */
export function startCookieConsent(): void {
  // Whole: every answer is about the same banner and what runs in the page.
  const banner = document.getElementById('slapukai');
  if (!banner) return;
  const [choice, details] = banner.querySelectorAll<HTMLElement>('[data-panel]');
  const [statistics, marketing] = banner.querySelectorAll<HTMLInputElement>('input[name]');
  if (!choice || !details || !statistics || !marketing) return;
  const version = Number(banner.dataset.version);
  /** What runs in this page. */
  let applied: Consent | null = null;
  /** Has the keyboard back once the banner is closed; null where it was not requested. */
  let opener: HTMLElement | null = null;

  const apply = (consent: Consent) => {
    applied = consent;
    removeTraces(consent);
    if (consent.statistics) startStatistics(banner.dataset.statistics);
    if (consent.marketing) startRecording(banner.dataset.marketing);
  };
  const show = (panel: HTMLElement, focused?: HTMLElement | null) => {
    const saved = findConsent(version) ?? applied;
    banner.hidden = false;
    choice.hidden = panel !== choice;
    details.hidden = panel !== details;
    statistics.checked = saved?.statistics ?? false;
    marketing.checked = saved?.marketing ?? false;
    focused?.focus();
  };
  const close = () => {
    banner.hidden = true;
    if (opener) opener.focus();
    else document.querySelector('main')?.focus({ preventScroll: true });
    opener = null;
  };
  const decide = (withStatistics: boolean, withMarketing: boolean) => {
    const consent: Consent = {
      necessary: true,
      statistics: withStatistics,
      marketing: withMarketing,
      version,
      date: new Date().toISOString(),
    };
    const isWithdrawn = (!withStatistics && window.dataLayer) || (!withMarketing && window.clarity);
    saveConsent(consent);
    close();
    // A script that runs can only be stopped with its page, and might write once more until then: the new page
    // removes its traces too.
    if (isWithdrawn) location.reload();
    else apply(consent);
  };

  banner.addEventListener('click', (event) => {
    switch ((event.target as Element).closest('button')?.value) {
      case 'necessary':
        return decide(false, false);
      case 'all':
        return decide(true, true);
      case 'save':
        return decide(statistics.checked, marketing.checked);
      case 'choose':
        return show(details, statistics);
      case 'back':
        return show(choice, choice.querySelector<HTMLElement>('[value=choose]'));
    }
  });
  addEventListener('openCookieSettings', () => {
    const { activeElement, body } = document;
    if (activeElement !== body && !banner.contains(activeElement))
      opener = activeElement as HTMLElement;
    show(details, statistics);
  });
  // Not before the first choice: the question would be gone without an answer.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && applied && !banner.hidden) close();
  });
  document
    .querySelector('[data-cookie-settings]')
    ?.addEventListener('click', () => dispatchEvent(new Event('openCookieSettings')));

  const saved = findConsent(version);
  if (saved) apply(saved);
  else show(choice);
}
