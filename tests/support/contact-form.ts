import type { Locator, Page } from '@playwright/test';
import { CONTACT_ROWS, type ContactFieldName, GOOD_MESSAGE } from './contact-rows.ts';

/* The contact form by what is on the screen. */

const LABELS: Record<ContactFieldName, string> = {
  name: 'Vardas',
  email: 'El. paštas',
  phone: 'Telefonas',
  company: 'Įmonė',
  message: 'Žinutė',
};
export const FIELD_NAMES = Object.keys(LABELS) as ContactFieldName[];

export const fieldOf = (page: Page, name: ContactFieldName): Locator =>
  page.locator('form[data-contact]').getByLabel(LABELS[name]);

export async function fillContact(page: Page, change: Partial<typeof GOOD_MESSAGE> = {}) {
  for (const name of FIELD_NAMES) {
    await fieldOf(page, name).fill({ ...GOOD_MESSAGE, ...change }[name]);
  }
}

export const valuesOf = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      FIELD_NAMES.map(async (name) => [name, await fieldOf(page, name).inputValue()] as const),
    ),
  );

export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: /Siųsti žinutę|Siunčiama/ });

/** Makes the choice about cookies beforehand, so that their banner covers nothing. */
export const refuseCookies = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Frames of others run this as well.
    if (window !== window.top) return;
    localStorage.setItem(
      'cookieConsent',
      '{"necessary":true,"statistics":false,"marketing":false,"version":1,"date":"2026-01-01T00:00:00Z"}',
    );
  });

export const toasts = (page: Page): Locator => page.locator('#toasts > *');

/** The rows a browser lets through to our own checks. */
export const BROWSER_ROWS = CONTACT_ROWS.filter((row) => !row.stoppedByBrowser);
