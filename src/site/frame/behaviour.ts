/** The one script of a public page. It must stay under 3 KB compressed and never import React at once. */

import { startCookieConsent } from '../consent/consent.ts';
import { startMap } from '../contact/map.ts';
import { startContactForm } from '../contact/wake-contact-form.ts';
import { startRedirect } from '../not-found/redirect.ts';
import { startDraftKeeping } from './contact-draft.ts';
import { startCopying } from './copy.ts';
import { startMenu } from './menu.ts';
import { startToasts } from './toasts.ts';

startRedirect();
startMenu();
startToasts();
startDraftKeeping();
startCookieConsent();
startCopying();
startMap();
startContactForm();
