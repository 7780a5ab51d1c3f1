/** The one script of a public page. It must stay under 3 KB compressed and never import React. */

import { startCookieConsent } from '../consent/consent.ts';
import { startDraftKeeping } from './contact-draft.ts';
import { startMenu } from './menu.ts';
import { startToasts } from './toasts.ts';

startMenu();
startToasts();
startDraftKeeping();
startCookieConsent();
