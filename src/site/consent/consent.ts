const KEY = 'cookieConsent';
/** Raised when what we ask consent for changes: older choices are asked for again. */
const VERSION = 1;

interface Consent {
  necessary: true;
  statistics: boolean;
  marketing: boolean;
  version: number;
  date: string;
}

function findConsent(): Consent | null {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return saved?.version === VERSION ? saved : null;
  } catch {
    return null;
  }
}

function saveConsent(statistics: boolean, marketing: boolean): void {
  const consent: Consent = {
    necessary: true,
    statistics,
    marketing,
    version: VERSION,
    date: new Date().toISOString(),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(consent));
  } catch {
    // Storage is switched off: the choice holds for this page only.
  }
}

/** Cookie banner, specification §4.1. The server renders it hidden; this shows it and records the choice. */
export function startCookieConsent(): void {
  const banner = document.getElementById('slapukai');
  if (!banner) return;
  const [choice, details] = banner.querySelectorAll<HTMLElement>('[data-panel]');
  const [statistics, marketing] = banner.querySelectorAll<HTMLInputElement>('input[name]');
  if (!choice || !details || !statistics || !marketing) return;

  const show = (panel: HTMLElement) => {
    banner.hidden = false;
    choice.hidden = panel !== choice;
    details.hidden = panel !== details;
    const saved = findConsent();
    statistics.checked = saved?.statistics ?? false;
    marketing.checked = saved?.marketing ?? false;
  };
  const decide = (withStatistics: boolean, withMarketing: boolean) => {
    saveConsent(withStatistics, withMarketing);
    banner.hidden = true;
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
        return show(details);
      case 'back':
        return show(choice);
    }
  });
  addEventListener('openCookieSettings', () => {
    show(details);
    statistics.focus();
  });
  document
    .querySelector('[data-cookie-settings]')
    ?.addEventListener('click', () => dispatchEvent(new Event('openCookieSettings')));

  if (!findConsent()) show(choice);
}
