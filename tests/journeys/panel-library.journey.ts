import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { PICTURE_LIMIT } from '../../src/domain/upload-limits.ts';
import { expect } from '../support/journey.ts';
import {
  dialogOf,
  drawPicture,
  expectFailure,
  expectToast,
  pastePicture,
} from '../support/panel.ts';
import { answer, press, type } from '../support/panel-keys.ts';
import { panelOfFile } from '../support/panel-product.ts';
import { changePost, contentOf, EDITOR, publishPost } from '../support/panel-writing.ts';
import { walk } from '../support/walk.ts';

/* What is beside the posts, by the keyboard alone: pictures, the bin, categories. */

const panel = panelOfFile();
let walks = 0;

const placeOf = (page: Page) => page.getByRole('button', { name: 'Įkelti nuotraukas' });
const findPicture = (page: Page) => page.getByRole('searchbox', { name: 'Ieškoti nuotraukų' });
const tileOf = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('listitem').getByRole('button', { name });

/** The button asks the system for a file, as Enter on it does. */
async function upload(opener: Locator, name: string): Promise<void> {
  const chooser = opener.page().waitForEvent('filechooser');
  await press(opener);
  await (await chooser).setFiles({ ...(await drawPicture()), name });
}

walk(
  'phone',
  'a picture is uploaded, described or said to be decorative, found again, copied and deleted',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    walks += 1;
    const name = `spinta-${walks}.png`;
    await panel.open(page, '/admin/content/images');
    const details = page.getByRole('dialog', { name });
    const save = details.getByRole('button', { name: 'Išsaugoti' });
    const alt = details.getByRole('textbox', { name: 'Aprašymas' });
    await upload(placeOf(page), name);
    await expectToast(page, 'Įkelta: 1 nuotrauka');
    await press(save);
    await expect(page.getByText(/^Aprašykite, kas matoma nuotraukoje/)).toBeVisible();
    await type(alt, `Spinta su serveriais ${walks}`);
    await press(save);
    await expectToast(page, 'Nuotrauka atnaujinta');
    await expect(page.getByText(`„Spinta su serveriais ${walks}“`)).toBeVisible();

    await type(findPicture(page), `serveriais ${walks}`);
    await expect(page).toHaveURL(/q=serveriais/);
    const tile = tileOf(page, name);
    await expect(page.getByText('1–1 iš 1')).toBeVisible();
    await press(tile);
    const copy = details.getByRole('button', { name: 'Kopijuoti adresą' });
    await press(copy);
    await expect(details.getByRole('button', { name: 'Nukopijuota' })).toBeFocused();
    await press(details.getByRole('checkbox', { name: 'Dekoratyvi nuotrauka' }), 'Space');
    await expect(alt).toBeDisabled();
    await press(save);
    await expectToast(page, 'Nuotrauka atnaujinta');
    await type(findPicture(page), name);
    await expect(tile).toContainText('Dekoratyvi');

    await press(tile);
    const remove = details.getByRole('button', { name: 'Ištrinti' });
    const asked = 'Ar tikrai norite ištrinti šią nuotrauką?';
    await press(remove);
    await expect(page.getByText(asked)).toBeVisible();
    const darkened = await page
      .locator('.mantine-Modal-overlay, .mantine-Drawer-overlay')
      .evaluateAll((all) =>
        all.map((one) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)'),
      );
    // Of the dialog and the question over it, the question's alone.
    expect(darkened.toSorted()).toEqual([false, true]);
    await answer(page, asked, 'Atšaukti');
    await expect(remove).toBeFocused();
    await press(remove);
    await answer(page, asked, 'Ištrinti');
    await expectToast(page, 'Nuotrauka ištrinta');
    await expect(page.getByText('Nuotraukų nėra')).toBeVisible();
  },
);

walk(
  'desktop',
  'a photo above the limit is made smaller on its way and stands upright',
  async ({ page }) => {
    walks += 1;
    const name = `fotoaparatas-${walks}.jpg`;
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const buffer = await sharp({
      create: { width: 3600, height: 2700, channels: 3, background: '#246', noise },
    })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 97 })
      .toBuffer();
    expect(buffer.length).toBeGreaterThan(PICTURE_LIMIT.bytes);
    await panel.open(page, '/admin/content/images');
    const chooser = page.waitForEvent('filechooser');
    await press(placeOf(page));
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
    // Ten million points are read, made smaller and written anew.
    await expectToast(page, 'Įkelta: 1 nuotrauka', { timeout: 60_000 });
    const { items } = (await panel.api('GET', `/api/admin/images?q=${name}`)).body;
    expect(items).toMatchObject([{ width: 1200, height: 1600 }]);
  },
);

walk(
  'full',
  'a pasted picture joins the library; one that is shown somewhere stays, and leads to where',
  async ({ page }) => {
    await panel.open(page, '/admin/content/images');
    await pastePicture(placeOf(page), 'linija.png');
    await expectToast(page, 'Įkelta: 1 nuotrauka');
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(tileOf(page, /Naudojama \d/).first());
    const details = dialogOf(page);
    await press(details.getByRole('button', { name: 'Ištrinti' }));
    await expectFailure(
      page,
      'Nuotrauka naudojama, todėl jos ištrinti negalima. Pirmiausia pašalinkite ją iš išvardytų tekstų.',
    );
    const use = details.getByRole('link').first();
    const title = (await use.textContent()) ?? '';
    await press(use);
    await expect(page.getByRole('textbox', { name: 'Pavadinimas' })).toHaveValue(title, {
      timeout: EDITOR,
    });
    await expect(contentOf(page)).toBeVisible();
  },
);

walk(
  'phone',
  'a deleted post is found in the bin, comes back as a draft, and is deleted for good',
  async ({ page }) => {
    walks += 1;
    const title = `Į šiukšliadėžę ir atgal ${walks}`;
    const post = await publishPost(panel.api, title, `i-siuksliadeze-${walks}`);
    const isGone = async () => {
      const { status } = await fetch(`${panel.product.url}/tinklarastis/${post.ai_slug}`);
      expect(status).toBe(404);
    };
    const throwAway = async () => {
      const { version } = (await panel.api('GET', `/api/admin/articles/${post.id}`)).body;
      const items = [{ id: post.id, version }];
      const { status } = await panel.api('POST', '/api/admin/articles/bulk', {
        action: 'delete',
        items,
      });
      expect(status).toBe(200);
      await panel.open(page, '/admin/content/bin');
      await type(page.getByRole('searchbox', { name: 'Ieškoti šiukšliadėžėje' }), `atgal ${walks}`);
      await expect(page).toHaveURL(/q=atgal/);
      await expect(page.getByText('1–1 iš 1')).toBeVisible();
      await isGone();
    };
    await throwAway();
    await press(page.getByRole('button', { name: `Atkurti: ${title}` }));
    await expectToast(page, 'Tekstas atkurtas kaip nepublikuotas');
    await expect(page.getByText('Nieko nerasta')).toBeVisible();
    await isGone();
    await throwAway();
    const remove = page.getByRole('button', { name: `Ištrinti visam laikui: ${title}` });
    const asked = `Ištrinti „${title}“ visam laikui?`;
    await press(remove);
    await expect(dialogOf(page)).toContainText('Šio veiksmo atšaukti negalima.');
    await answer(page, asked, 'Atšaukti');
    await expect(remove).toBeFocused();
    await press(remove);
    await answer(page, asked, 'Ištrinti visam laikui');
    await expectToast(page, 'Tekstas ištrintas visam laikui');
    await expect(page.getByText(title)).toHaveCount(0);
    expect((await panel.api('GET', `/api/admin/articles/${post.id}`)).status).toBe(404);
  },
);

walk('full', 'a category leads to its posts', async ({ page }) => {
  await panel.open(page, '/admin/content/categories');
  const category = page.getByRole('listitem').filter({ hasText: 'IT paslaugos' });
  const count = Number.parseInt((await category.getByText(/ įraša/).textContent()) ?? '', 10);
  await press(category.getByRole('link', { name: 'IT paslaugos' }));
  await expect(page).toHaveURL(/category=IT/);
  await expect(page.getByText(`1–${count} iš ${count}`)).toBeVisible();
});

walk(
  'desktop',
  'a file is listed with the text that offers it, stays while it does, and is removed afterwards',
  async ({ page }) => {
    walks += 1;
    const name = `kainos-${walks}.pdf`;
    await panel.open(page, '/admin/content/images');
    const url = await page.evaluate(async (called) => {
      const form = new FormData();
      form.set('file', new File(['%PDF-1.7\n%%EOF'], called));
      const { token } = JSON.parse(localStorage.getItem('session') ?? '{}');
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch('/api/admin/files', { method: 'POST', headers, body: form });
      return (await answer.json()).url as string;
    }, name);
    const title = `Įrašas su failu ${walks}`;
    const post = await publishPost(panel.api, title, `irasas-su-failu-${walks}`, {
      ai_translated_content: `<p>Kainos</p><div data-block="file"><a href="${url}">Kainos</a><small>PDF</small></div>`,
    });

    await press(page.getByRole('tab', { name: 'Nuotraukos' }), 'ArrowRight');
    await expect(page).toHaveURL(/tab=files/);
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('14 B');
    await expect(row.getByRole('link', { name: title })).toBeVisible();
    await press(row.getByRole('button', { name: `Ištrinti: ${name}` }));
    await expectFailure(
      page,
      'Failas siūlomas tekstuose, todėl jo ištrinti negalima. Pirmiausia pašalinkite jį iš išvardytų tekstų.',
    );

    await changePost(panel.api, post, { ai_translated_content: '<p>Kainos</p>' });
    await page.reload();
    await expect(row).toContainText('Niekur');
    await press(row.getByRole('button', { name: `Ištrinti: ${name}` }));
    await answer(page, `Ištrinti failą „${name}“?`, 'Ištrinti');
    await expectToast(page, 'Failas ištrintas');
    await expect(row).toHaveCount(0);
    const gone = await page.request.get(panel.product.url + url);
    expect(gone.status()).toBe(404);
  },
);
