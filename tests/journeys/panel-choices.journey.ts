import { expect } from '../support/journey.ts';
import { dialogOf, expectToast, SERVER_FAILURE } from '../support/panel.ts';
import { answer, goToTab, press, take, type } from '../support/panel-keys.ts';
import { panelOfFile } from '../support/panel-product.ts';
import {
  changePost,
  comparisonOf,
  contentOf,
  EDITOR,
  saveStateOf,
  write,
} from '../support/panel-writing.ts';
import { walk } from '../support/walk.ts';
import { button, field, menuOf, setDate, writingDesk } from '../support/writing-desk.ts';

/* What somebody who writes is asked, and what every answer does, by the keyboard alone. */

const panel = panelOfFile();
const desk = writingDesk(panel);

walk(
  'full',
  'what was written is thrown away after a question; a coming date hides a post after another; a draft is saved and published',
  async ({ page }) => {
    const post = await desk.publish('Apsigalvota');
    await desk.open(page, post);
    await write(page, 'Sakinys, kurio nereikės.');
    await page.keyboard.press('Control+s');
    await expect(saveStateOf(page)).toHaveText(/^Juodraštis išsaugotas/);
    const asked = 'Atmesti tai, kas parašyta po paskutinio išsaugojimo?';
    await take(menuOf(page), 'Atmesti neišsaugotus pakeitimus');
    await answer(page, asked, 'Atšaukti');
    await expect(menuOf(page)).toBeFocused();
    await take(menuOf(page), 'Atmesti neišsaugotus pakeitimus');
    await answer(page, asked, 'Atmesti');
    await expectToast(page, 'Neišsaugoti pakeitimai atmesti');
    await expect(contentOf(page)).not.toContainText('nereikės');

    await press(menuOf(page));
    await expect(page.getByRole('menuitem', { name: 'Atidaryti svetainėje' })).toHaveAttribute(
      'href',
      `/tinklarastis/${post.ai_slug}`,
    );
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeFocused();

    await setDate(page, '2099-01-01');
    await expect(dialogOf(page)).toContainText('Bus paslėpta iki 2099-01-01');
    const hiding = 'Ar tikrai jį paslėpti?';
    await press(button(page, 'Išsaugoti'));
    await answer(page, hiding, 'Atšaukti');
    expect((await desk.fetch(post.ai_slug)).status).toBe(200);
    await press(button(page, 'Išsaugoti'));
    await answer(page, hiding, 'Paslėpti ir išsaugoti');
    await expectToast(page, 'Įrašas atnaujintas');
    expect((await desk.fetch(post.ai_slug)).status).toBe(404);

    await desk.open(page, post);
    await setDate(page, '2024-02-29');
    await expect(dialogOf(page)).toContainText('bus atšauktas');
    await take(menuOf(page), 'Išsaugoti ir publikuoti…');
    await expectToast(page, 'Įrašas atnaujintas');
    const publishing = page.getByRole('dialog', { name: 'Publikuoti įrašą' });
    await expect(publishing).toBeVisible();
    await page.reload();
    await press(publishing.getByRole('button', { name: 'Publikuoti' }));
    await expectToast(page, 'Straipsnis publikuotas tinklaraštyje');
    expect((await desk.fetch(post.ai_slug)).status).toBe(200);
  },
);

walk(
  'phone',
  'a post that another saved meanwhile: both texts are shown, put off, and chosen from, field by field',
  async ({ page, expectComplaint }) => {
    expectComplaint(/status of 409|^RequestProblem: 409/);
    const post = await desk.publish('Rašo dviese');
    await desk.open(page, post);
    await write(page, 'Mano sakinys.');
    await type(field(page, 'Santrauka'), 'Mano santrauka.');
    await changePost(panel.api, post, {
      ai_translated_excerpt: 'Kito santrauka.',
      ai_translated_content: '<p>Pirma pastraipa.</p><p>Kito sakinys.</p>',
    });
    const comparison = comparisonOf(page);
    await press(button(page, 'Išsaugoti'));
    await expect(comparison).toContainText('Mano sakinys.');
    await expect(comparison).toContainText('Kito sakinys.');
    await press(comparison.getByRole('button', { name: 'Spręsti vėliau' }));
    await expect(comparison).toBeHidden();
    await press(button(page, 'Išsaugoti'));
    const excerpt = comparison.getByRole('region', { name: 'Santrauka' });
    const content = comparison.getByRole('region', { name: 'Turinys' });
    await press(comparison.getByRole('button', { name: 'Imti visą kito tekstą' }));
    await expect(excerpt.getByRole('radio', { name: 'Kito' })).toBeChecked();
    await press(comparison.getByRole('button', { name: 'Palikti visą mano tekstą' }));
    await expect(excerpt.getByRole('radio', { name: 'Mano' })).toBeChecked();
    await press(excerpt.getByRole('radio', { name: 'Mano' }), 'ArrowRight');
    await press(content.getByRole('radio', { name: 'Mano' }), 'ArrowLeft');
    await expect(content.getByRole('radio', { name: 'Abi' })).toBeChecked();
    await press(comparison.getByRole('button', { name: 'Naudoti pasirinktą tekstą' }));
    await expect(comparison).toBeHidden();
    await expect(field(page, 'Santrauka')).toHaveValue('Kito santrauka.');
    await expect(contentOf(page)).toContainText('Mano sakinys.');
    await press(button(page, 'Išsaugoti'));
    await expectToast(page, 'Įrašas atnaujintas');
    const read = await (await desk.fetch(post.ai_slug)).text();
    for (const words of ['Kito santrauka.', 'Mano sakinys.', 'Kito sakinys.'])
      expect(read).toContain(words);
  },
);

walk(
  'full',
  'a new text: kept when its window is closed, asked about when the server cannot have it, thrown away',
  async ({ page, expectComplaint }) => {
    expectComplaint(SERVER_FAILURE);
    const title = `Dar nebaigta ${desk.next()}`;
    await desk.begin(page, title);
    await panel.database.without('insert on article_drafts', async () => {
      await press(button(page, 'Uždaryti'));
      const asked = 'Uždarius tekstas liks tik šioje naršyklėje.';
      await answer(page, asked, 'Atšaukti');
      await expect(field(page, 'Pavadinimas')).toHaveValue(title);
      await press(button(page, 'Uždaryti'));
      await answer(page, asked, 'Vis tiek uždaryti');
      await goToTab(page, 'Publikuoti', 'ArrowRight', 'Juodraščiai');
      await expect(page.getByText('Tik šioje naršyklėje')).toBeVisible();
    });
    await press(page.getByRole('button', { name: `Tęsti: ${title}` }));
    await expect(saveStateOf(page)).toHaveText(/^Juodraštis išsaugotas/, { timeout: EDITOR });
    await type(field(page, 'Santrauka'), 'Dar kai kas.');
    await page.keyboard.press('Escape');
    await expectToast(page, 'Juodraštį rasite kortelėje „Juodraščiai“', {
      title: 'Juodraštis išsaugotas',
    });
    await press(page.getByRole('button', { name: `Tęsti: ${title}` }));
    await expect(field(page, 'Santrauka')).toHaveValue('Dar kai kas.', { timeout: EDITOR });
    await take(menuOf(page), 'Ištrinti juodraštį');
    await answer(page, 'Ištrinti šį juodraštį?', 'Ištrinti');
    await expectToast(page, 'Juodraštis ištrintas');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(title)).toHaveCount(0);
  },
);
