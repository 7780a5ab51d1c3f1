import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { privacyPolicy } from '../../content/privacy-policy.ts';
import { termsOfUse } from '../../content/terms-of-use.ts';
import { LegalScreen } from './legal-screen.tsx';

const policy = renderToStaticMarkup(<LegalScreen page={privacyPolicy} />);

describe('the privacy policy', () => {
  it.each([
    'cookieConsent',
    'contactDraft',
    'flashToast',
    'runs',
    'session',
    'draft:…',
    'sidebar_state',
  ])('names %s, which the product keeps in the browser', (name) => {
    expect(policy).toContain(`<th scope="row">${name}</th>`);
  });

  it.each(['OpenStreetMap', 'Google Analytics', 'Microsoft Clarity', 'Slapukų nustatymai'])(
    'speaks of %s',
    (name) => {
      expect(policy.replaceAll('\u00A0', ' ')).toContain(name);
    },
  );
});

describe.each([privacyPolicy, termsOfUse])('$path', (page) => {
  const html = renderToStaticMarkup(<LegalScreen page={page} />);

  it('has contents that lead to each of its sections', () => {
    expect(page.sections.length).toBeGreaterThan(5);
    for (const { id } of page.sections) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toContain(`<section id="${id}"`);
    }
  });

  it('says when it was last changed', () => {
    expect(html).toContain(`<time dateTime="${page.updated}">`);
  });
});
