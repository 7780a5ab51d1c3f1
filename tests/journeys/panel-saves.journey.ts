import { expect, test } from '../support/journey.ts';
import { dialogOf, expectFailure, expectToast } from '../support/panel.ts';
import { answer, choose, take, type } from '../support/panel-keys.ts';
import { panelOfFile } from '../support/panel-product.ts';
import {
  comparisonOf,
  contentOf,
  EDITOR,
  keepAndSee,
  keptOnServer,
  publishPost,
  save,
  saveStateOf,
  write,
} from '../support/panel-writing.ts';
import { field, writingDesk } from '../support/writing-desk.ts';

/* Saving loses nothing either: while it is under way, when its answer is lost, and where a draft is not a post's. */

const panel = panelOfFile();
const desk = writingDesk(panel);

test('a save whose answer is lost is made once, and what is typed while one is under way stays open', async ({
  page,
  expectComplaint,
}) => {
  const post = await publishPost(panel.api, 'Kai dingsta atsakymas', 'kai-dingsta-atsakymas');
  // The lost answer, and the conflict that the next save meets and knows for its own words.
  expectComplaint(new RegExp(`(ERR_FAILED|status of 409) .*/api/admin/articles/${post.id}$`));
  expectComplaint(/^RequestProblem: (0|500)/);
  // The draft that the lost save took along, and the one that cannot be thrown away.
  expectComplaint(/status of (404|500) .*\/api\/admin\/drafts\/[\da-f-]+(\?version=\d+)?$/);
  await desk.open(page, post);
  await write(page, 'Sakinys, kurio atsakymas dingo.');
  const isSave = (url: URL) => url.pathname === `/api/admin/articles/${post.id}`;
  await page.route(isSave, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await save(page);
  await expectFailure(page, 'Nepavyko atnaujinti įrašo', /^Nepavyko susisiekti/);
  await page.unroute(isSave);
  // Only the answer was lost: the text is the person's own, nothing to compare.
  await write(page, 'Sakinys po to.');
  await save(page);
  await expectToast(page, 'Įrašas atnaujintas');
  await expect(comparisonOf(page)).toBeHidden();
  expect(await desk.countRevisions(post)).toBe(2);
  expect(await desk.read(post)).toContain('Sakinys po to.');

  await desk.open(page, post);
  await write(page, 'Sakinys, kuris siunčiamas.');
  await keepAndSee(page);
  await panel.database.whileLocked('articles', async () => {
    await save(page);
    await panel.database.untilWaiting('articles');
    await write(page, 'Sakinys, kol saugoma.');
  });
  await expect(page.getByText('Kol buvo saugoma, rašėte toliau.')).toBeVisible();
  // Or it would stand there still when the last save is waited for.
  await expectToast(page, 'Įrašas atnaujintas');
  await keepAndSee(page);
  const half = await desk.read(post);
  expect(half).toContain('Sakinys, kuris siunčiamas.');
  expect(half).not.toContain('Sakinys, kol saugoma.');

  // Throwing it away fails: nothing has changed, what is typed from there on is kept.
  await panel.database.without('delete on article_drafts', async () => {
    await take(
      page.getByRole('button', { name: 'Daugiau veiksmų' }),
      'Atmesti neišsaugotus pakeitimus',
    );
    await answer(page, 'Atmesti tai, kas parašyta po paskutinio išsaugojimo?', 'Atmesti');
    await expectFailure(page, 'Nepavyko ištrinti juodraščio');
  });
  await write(page, 'Sakinys po nepavykusio atmetimo.');
  await keepAndSee(page);
  expect(await keptOnServer(panel.api, post)).toContain('Sakinys po nepavykusio atmetimo.');

  await save(page);
  await expectToast(page, 'Įrašas atnaujintas');
  const whole = await desk.read(post);
  expect(whole).not.toBe(half);
  expect(whole).toContain('Sakinys, kol saugoma.');
});

test('a new post whose answer is lost is one post under its own address, also when it was typed on', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/(ERR_FAILED|status of 409) .*\/api\/admin\/articles$/);
  expectComplaint(/^RequestProblem: 0/);
  expectComplaint(/status of 404 .*\/api\/admin\/drafts\/[\da-f-]+$/);
  // Whether the address is taken is asked for this post: once it is saved its own address is no other's.
  const asked = page.waitForRequest(/\/articles\/slug\?.*\bid=[\da-f-]{36}/);
  await desk.begin(page, `Naujas be atsakymo ${desk.next()}`);
  await asked;
  const slug = await field(page, 'Nuoroda').inputValue();
  await type(field(page, 'Santrauka'), 'Trumpai.');
  await contentOf(page).focus();
  await page.keyboard.insertText('Pirmas sakinys.');
  await choose(dialogOf(page).getByRole('combobox', { name: 'Kategorija' }), 'Technologijos');
  const isSave = (url: URL) => url.pathname === '/api/admin/articles';
  await page.route(isSave, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.press('Control+Enter');
  await expectFailure(page, 'Nepavyko sukurti įrašo', /^Nepavyko susisiekti/);
  await page.unroute(isSave);
  await write(page, 'Antras sakinys.');
  await expect(field(page, 'Nuoroda')).toHaveValue(slug);
  await page.keyboard.press('Control+Enter');
  await expectToast(page, 'Įrašas sukurtas');
  await expect(comparisonOf(page)).toBeHidden();
  expect(await (await desk.fetch(slug)).text()).toContain('Antras sakinys.');
});

test('an imported article and the settings lose nothing either', { tag: '@full' }, async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 409|^RequestProblem: 409/);
  const article = 'UPS serverinėje: kaip pasirinkti, prižiūrėti ir kada ištraukti kištuką';
  const edit = async () => {
    await page.goto(`${panel.product.url}/admin/import/ai?min=0`);
    await page.getByRole('button', { name: `Veiksmai: ${article}` }).click();
    await page.getByRole('menuitem', { name: 'Redaguoti' }).click();
    await expect(contentOf(page)).toBeVisible({ timeout: EDITOR });
  };
  await edit();
  const dialog = page.getByRole('dialog', { name: 'Redaguoti straipsnį' });
  await dialog.getByLabel('Aktualumo balas').fill('63');
  await write(page, 'Sakinys importuotame straipsnyje.');
  await keepAndSee(page);
  await edit();
  await expect(saveStateOf(page)).toHaveText(/^Juodraštis išsaugotas/);
  await expect(dialog.getByLabel('Aktualumo balas')).toHaveValue('63');
  await expect(contentOf(page)).toContainText('Sakinys importuotame straipsnyje.');
  await dialog.getByRole('button', { name: 'Atšaukti' }).click();
  await page.getByRole('button', { name: 'Atmesti', exact: true }).click();
  await expectToast(page, 'Neišsaugoti pakeitimai atmesti');

  await page.goto(`${panel.product.url}/admin/automation/settings`);
  const size = page.getByLabel('Straipsnių per kartą');
  await size.fill('');
  await size.pressSequentially('5');
  await expect(size).toHaveValue('5');
  await size.fill('');
  // What another person changed stands under the same name over the form.
  const score = page.getByRole('textbox', { name: 'Mažiausias aktualumo balas' });
  const saveSettings = page.getByRole('button', { name: 'Išsaugoti nustatymus' });
  await panel.database.whileLocked('ai_import_settings', async () => {
    await saveSettings.click();
    await panel.database.untilWaiting('ai_import_settings');
    await score.fill('77');
  });
  await expectToast(page, 'Nustatymai išsaugoti');
  await expect(size).toHaveValue('1');
  await expect(score).toHaveValue('77');
  await expect(page.getByText('Yra neišsaugotų pakeitimų')).toBeVisible();

  await panel.database.query(
    'update ai_import_settings set version = version + 1, auto_publish_min_score = 44',
  );
  await saveSettings.click();
  const notice = page.getByRole('alert', { name: /^Kol keitėte, nustatymai/ });
  await expect(notice).toContainText('77');
  await expect(notice).toContainText('44');
  await notice.getByRole('button', { name: /^Atsisakyti savo pakeitimų/ }).click();
  await expect(score).toHaveValue('44');
  await size.fill('3');
  await page.getByRole('button', { name: 'Grąžinti mano pakeitimus' }).click();
  await expect(score).toHaveValue('77');
  await expect(size).toHaveValue('3');

  // Both changes are kept, and the next save keeps them too.
  await panel.database.query(
    "update ai_import_settings set version = version + 1, translation_prompt = 'Kito sakinys.'",
  );
  await saveSettings.click();
  await notice.getByRole('button', { name: /^Išsaugoti mano/ }).click();
  await expectToast(page, 'Nustatymai išsaugoti');
  await score.fill('67');
  await saveSettings.click();
  await expectToast(page, 'Nustatymai išsaugoti');
  expect(
    await panel.database.query(
      `select auto_publish_batch_size size, auto_publish_min_score score, translation_prompt prompt
       from ai_import_settings`,
    ),
  ).toEqual([{ size: 3, score: 67, prompt: 'Kito sakinys.' }]);
});
