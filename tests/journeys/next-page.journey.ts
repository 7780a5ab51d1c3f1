import { findOrInstallBrowser } from '../../scripts/browser.mjs';
import { openTab } from '../support/browser-tab.ts';
import { expect, test } from '../support/journey.ts';

test('a page is made ready while the visitor points at its link, and only what is the same for everyone', async ({
  publicSite,
}) => {
  const tab = await openTab(findOrInstallBrowser() ?? '');
  const at = (path: string) => `${publicSite.url}${path}`;
  try {
    await tab.open(at('/tinklarastis?kategorija=IT%20paslaugos'));
    await expect.poll(tab.listCandidates).toContain(at('/es-projektai'));
    const paths = tab.listCandidates().map((url) => url.slice(publicSite.url.length));
    expect(
      paths.filter((path) => /\?|^\/(auth|admin|api|storage|perziura)|\.xml/.test(path)),
    ).toEqual([]);

    await tab.open(at('/'));
    const link = 'main a[href^="/paslaugos/"]';
    const service = await tab.evaluate<string>(`document.querySelector('${link}').pathname`);
    await tab.point(link);
    await expect.poll(() => tab.prerenders.get(at(service))).toBe('Ready');
    // Typed after the next page was made: it is looked for when the visitor comes.
    await tab.evaluate(`(() => {
      const [field] = document.querySelectorAll('form[data-contact] input[name=name]');
      field.value = 'Ona Onaitė';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    })()`);
    await tab.click(link);
    await expect.poll(() => tab.evaluate('location.pathname')).toBe(service);
    expect(
      await tab.evaluate('performance.getEntriesByType("navigation")[0].activationStart'),
    ).toBeGreaterThan(0);
    expect(
      await tab.evaluate('document.querySelector("form[data-contact] input[name=name]").value'),
    ).toBe('Ona Onaitė');
    // Nothing was chosen yet: the question waits for the visit, and is then there.
    expect(await tab.evaluate('document.getElementById("slapukai").hidden')).toBe(false);
  } finally {
    await tab.close();
  }
});
