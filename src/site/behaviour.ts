/** The one script of a public page. It must stay under 3 KB compressed and never import React at once. */

import { startCookieConsent } from './consent/cookie-consent.ts';
import { startContactForm } from './contact/wake-contact-form.ts';
import { startDraftKeeping } from './frame/contact-draft.ts';
import { startCopying } from './frame/copy.ts';
import { startFrames } from './frame/frames.ts';
import { startMenu } from './frame/menu.ts';
import { startToasts } from './frame/toasts.ts';
import { startRedirect } from './not-found/redirect.ts';

function start(): void {
  startRedirect();
  startMenu();
  startToasts();
  startDraftKeeping();
  startCookieConsent();
  startCopying();
  startFrames();
  startContactForm();
}

// A page made ready before the click (`speculation-rules.json.ts`) is no visit yet: what the visitor agreed to, typed or is
// to be told is looked at when it becomes one.
if ((document as { prerendering?: boolean }).prerendering)
  document.addEventListener('prerenderingchange', start, { once: true });
else start();
