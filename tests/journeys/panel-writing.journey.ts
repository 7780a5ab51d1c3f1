import { findAxeViolations } from '../support/accessibility.ts';
import { openDatabase } from '../support/break-database.ts';
import { expect, test } from '../support/journey.ts';
import { expectToast, signedInState } from '../support/panel.ts';
import { panelOfFile } from '../support/panel-product.ts';
import {
  comparisonOf,
  contentOf,
  keep,
  keepAndSee,
  keepBoth,
  keptOnServer,
  paste,
  publishPost,
  save,
  saveStateOf,
  write,
} from '../support/panel-writing.ts';
import { ADMINISTRATOR } from '../support/product.ts';
import { field, writingDesk } from '../support/writing-desk.ts';

/* Nothing that was typed is lost, and readers see nothing of it before it is published. */

const panel = panelOfFile();
const desk = writingDesk(panel);

/** Colours glide from one theme to the other. */
const endTransitions = () => {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
};

test('two tabs and another browser write one post: each conflict shows both texts, and none is lost', {
  tag: '@full',
}, async ({ page, context, newVisitor, expectComplaint }) => {
  expectComplaint(/status of (404|409)|^RequestProblem: 409/);
  const post = await publishPost(panel.api, 'Keli rašo vieną', 'keli-raso-viena');
  const before = await desk.read(post);
  const first = await desk.open(page, post);
  const second = await desk.open(await context.newPage(), post);
  const browser = await newVisitor({ storageState: panel.signedIn });
  const third = await desk.open(await browser.newPage(), post);

  await write(first, 'Pirmojo lango sakinys.');
  await keepAndSee(first);
  await write(second, 'Antrojo lango sakinys.');
  await keep(second);
  await expect(comparisonOf(second)).toContainText('Pirmojo lango sakinys.');
  for (const colorScheme of ['dark', 'light'] as const) {
    await second.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(second.locator(`html[data-mantine-color-scheme=${colorScheme}]`)).toHaveCount(1);
    await second.evaluate(endTransitions);
    expect(await findAxeViolations(second)).toEqual([]);
  }
  await keepBoth(second, 'Antrojo lango sakinys.', 'Pirmojo lango sakinys.');
  await expect(saveStateOf(second)).toHaveText(/^Juodraštis išsaugotas/);
  await write(third, 'Kitos naršyklės sakinys.');
  await keep(third);
  await keepBoth(third, 'Kitos naršyklės sakinys.', 'Antrojo lango sakinys.');
  await expect(saveStateOf(third)).toHaveText(/^Juodraštis išsaugotas/);

  // The first window puts the choice off: its text waits in the browser, whatever the others do.
  await write(first, 'Sakinys, kuris laukia.');
  await keep(first);
  await expect(comparisonOf(first)).toContainText('Kitos naršyklės sakinys.');
  await comparisonOf(first).getByRole('button', { name: 'Spręsti vėliau' }).press('Enter');
  await expect(first.getByRole('alert')).toContainText('Tekstą pakeitė ir kitas langas.');
  expect(await desk.read(post)).toBe(before);

  // The post itself is saved elsewhere: the other window's save is not written over it.
  await save(third);
  await expectToast(third, 'Įrašas atnaujintas');
  await write(second, 'Sakinys po publikavimo.');
  await save(second);
  await keepBoth(second, 'Sakinys po publikavimo.', 'Kitos naršyklės sakinys.');
  expect(await desk.read(post)).not.toContain('Sakinys po publikavimo.');
  await save(second);
  await expectToast(second, 'Įrašas atnaujintas');

  // The window whose text waits is gone without a word; another finds it.
  await first.close();
  const found = await context.newPage();
  await found.goto(`${panel.product.url}/admin/content/posts?irasas=${post.id}`);
  const choice = found.getByRole('dialog');
  await expect(choice).toContainText('Šios naršyklės kopija');
  await choice.getByRole('button', { name: 'Tęsti šį tekstą' }).last().press('Enter');
  await expect(contentOf(found)).toContainText('Sakinys, kuris laukia.');

  const published = await desk.read(post);
  for (const sentence of [
    'Pirmojo lango sakinys.',
    'Antrojo lango sakinys.',
    'Kitos naršyklės sakinys.',
    'Sakinys po publikavimo.',
  ])
    expect(published).toContain(sentence);
  expect(published).not.toContain('Sakinys, kuris laukia.');
});

test('the server is killed in the middle of saves: one window goes on by itself, a lost one is found again', {
  tag: '@full',
}, async ({ page, context, expectComplaint }) => {
  expectComplaint(/ERR_CONNECTION|ERR_EMPTY_RESPONSE|^RequestProblem: 0/);
  const other = await publishPost(
    panel.api,
    'Kai nutrūksta išsaugojimas',
    'kai-nutruksta-issaugojimas',
  );
  const post = await publishPost(panel.api, 'Kai dingsta srovė', 'kai-dingsta-srove');
  const before = await desk.read(post);
  const saving = await desk.open(await context.newPage(), other);
  await write(saving, 'Sakinys, kurio nespėta išsaugoti.');
  await keepAndSee(saving);
  await desk.open(page, post);
  const lost = await context.newPage();
  await lost.goto(`${panel.product.url}/admin/content/posts`);
  await lost.getByRole('button', { name: 'Naujas įrašas' }).press('Enter');
  await lost.getByLabel('Pavadinimas').press('End');
  await lost.keyboard.insertText('Įrašas, kurio niekas nematė');
  await write(lost, 'Tekstas, kurio serveris negavo.');
  await write(page, 'Sakinys, kurį nutraukė.');

  await panel.database.whileLocked('article_drafts, articles', async () => {
    await save(saving);
    await panel.database.untilWaiting('articles');
    for (const window of [page, lost]) {
      await keep(window);
      await expect(saveStateOf(window)).toHaveText('Išsaugoma…');
    }
    await panel.product.kill();
  });
  await panel.database.close();
  await expect(saveStateOf(page)).toHaveText('Nėra ryšio – laikoma šioje naršyklėje');
  await write(page, 'Sakinys, kai serverio nebuvo.');
  await lost.close();

  await panel.product.restart();
  panel.database = await openDatabase(panel.product);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(saveStateOf(page)).toHaveText(/^Juodraštis išsaugotas/);
  expect(await desk.read(post)).toBe(before);
  const kept = await keptOnServer(panel.api, post);
  expect(kept).toContain('Sakinys, kurį nutraukė.');
  expect(kept).toContain('Sakinys, kai serverio nebuvo.');
  expect(await desk.countRevisions(other)).toBe(0);
  await save(saving);
  await expectToast(saving, 'Įrašas atnaujintas');
  expect(await desk.countRevisions(other)).toBe(1);
  expect(await desk.read(other)).toContain('Sakinys, kurio nespėta išsaugoti.');

  const found = await context.newPage();
  await found.goto(`${panel.product.url}/admin/content/posts?tab=draft`);
  await expect(found.getByText('Tik šioje naršyklėje')).toBeVisible();
  await found.getByRole('button', { name: 'Tęsti: Įrašas, kurio niekas nematė' }).press('Enter');
  await expect(contentOf(found)).toContainText('Tekstas, kurio serveris negavo.');
  await expect(saveStateOf(found)).toHaveText(/^Juodraštis išsaugotas/);
});

test('text pasted from Word and Google Docs keeps what an article may hold, and nothing else', async ({
  page,
}) => {
  await page.goto(`${panel.product.url}/admin/content/posts`);
  await page.getByRole('button', { name: 'Naujas įrašas' }).press('Enter');
  await contentOf(page).focus();
  await paste(
    page,
    `<!--[if gte mso 9]><xml/><![endif]--><style>p.MsoNormal{margin:0}</style>
     <p class=MsoNormal style='margin:0'><b>Svarbu:</b> <span style='color:red'>nuo</span> sausio<o:p></o:p></p>`,
  );
  await page.keyboard.press('Enter');
  await paste(
    page,
    `<b style="font-weight:normal" id="docs-internal-guid-1"><h1><span style="font-weight:700">Tema</span></h1>
     <p><span style="font-style:italic">Pasviras</span> <a href="https://www.google.com/url?q=https://pavyzdys.lt/a&amp;sa=D">čia</a></p></b>`,
  );
  await expect(contentOf(page)).toContainText('Pasviras čia');
  await page.getByRole('dialog').getByRole('radio', { name: 'Tekstas' }).press('ArrowRight');
  const html = await page.getByRole('textbox', { name: 'Turinys (HTML)' }).inputValue();
  expect(html.replace(/\s*\n\s*/g, '')).toBe(
    '<p><strong>Svarbu:</strong> nuo sausio</p><h2>Tema</h2><p><em>Pasviras</em> <a href="https://pavyzdys.lt/a">čia</a></p>',
  );
});

test('typed and pasted Markdown becomes what it means, and one undo takes back just the typography', async ({
  page,
}) => {
  await page.goto(`${panel.product.url}/admin/content/posts`);
  await page.getByRole('button', { name: 'Naujas įrašas' }).press('Enter');
  await contentOf(page).focus();
  await page.keyboard.type('# Kopijos');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Žr. [čia](pavyzdys.lt), "taip" -- "');
  await page.keyboard.press('Control+z');
  await expect(contentOf(page).locator('p').first()).toHaveText('Žr. čia, „taip“ – "');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- punktas');
  await page.keyboard.press('Control+End');
  await paste(page, '## Planai\n\n1. vienas\n2. **du**\n', 'text/plain');
  await expect(contentOf(page)).toContainText('Planai');
  await page.getByRole('dialog').getByRole('radio', { name: 'Tekstas' }).press('ArrowRight');
  const html = await page.getByRole('textbox', { name: 'Turinys (HTML)' }).inputValue();
  expect(html.replace(/\s*\n\s*/g, '')).toBe(
    '<h2>Kopijos</h2><p>Žr. <a href="https://pavyzdys.lt/">čia</a>, „taip“ – "</p><ul><li>punktas</li></ul><h2>Planai</h2><ol><li>vienas</li><li><strong>du</strong></li></ol>',
  );
});

test('a letter that comes before the next frame stands in the block that was just made', async ({
  page,
}) => {
  await page.goto(`${panel.product.url}/admin/content/posts`);
  await page.getByRole('button', { name: 'Naujas įrašas' }).press('Enter');
  await contentOf(page).pressSequentially('Pirma');
  // As from a person faster than the machine: no frame is drawn between these keys.
  await contentOf(page).evaluate(async (place) => {
    const enter = { key: 'Enter', code: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
    place.dispatchEvent(new KeyboardEvent('keydown', enter));
    for (const typed of ['- ', 'punktas']) {
      document.execCommand('insertText', false, typed);
      await Promise.resolve();
    }
  });
  await expect(contentOf(page).locator('li')).toHaveText('punktas');
});

test('the end of a long text is led to and marked whole while it is out of sight', async ({
  page,
}) => {
  const lines = Array.from({ length: 60 }, (_, at) => `Pastraipa ${at + 1}.`);
  const post = await publishPost(panel.api, 'Ilgas tekstas', 'ilgas-tekstas', {
    ai_translated_content: lines.map((line) => `<p>${line}</p>`).join(''),
  });
  await desk.open(page, post);
  const place = contentOf(page);
  await place.press('Control+Home');
  await page.keyboard.press('Control+Shift+End');
  const marked = await page.evaluate(() => String(getSelection()));
  expect(marked.split(/\n+/)).toEqual(lines);
  await page.reload();
  await place.press('Control+End');
  await page.keyboard.insertText(' Galas.');
  await expect(place.locator('p').last()).toHaveText('Pastraipa 60. Galas.');
});

test('undo in another field takes nothing out of the text, and undoes what was typed there', async ({
  page,
}) => {
  await desk.begin(page, 'Pavadinimas');
  const place = contentOf(page);
  await place.pressSequentially('Pirmas sakinys.');
  const title = field(page, 'Pavadinimas');
  await title.press('End');
  await page.keyboard.type(' ir dar');
  await expect(title).toHaveValue('Pavadinimas ir dar');
  // More often than the field has steps: a browser goes on to those of other fields.
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('Control+z');
  await expect(title).not.toHaveValue(/ir dar/);
  await expect(place).toHaveText('Pirmas sakinys.');
  await place.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/video');
  await page.keyboard.press('Enter');
  const address = page.getByRole('textbox', { name: 'Vaizdo įrašo adresas' });
  await expect(address).toBeFocused();
  await page.keyboard.type('abc');
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('Control+z');
  await expect(address).toHaveValue('');
  await expect(place).toContainText('Pirmas sakinys.');
  await page.keyboard.press('Escape');
  await expect(place).toBeFocused();
  // In the text it does what it did.
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('Control+z');
  await expect(place).not.toContainText('Pirmas');
  await page.keyboard.press('Control+Shift+z');
  await expect(place).toContainText('Pirmas sakinys.');
});

test('a session that lapses asks for the password over the text and then saves that text', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 401/);
  const post = await publishPost(panel.api, 'Kai baigiasi sesija', 'kai-baigiasi-sesija');
  const before = await desk.read(post);
  await desk.open(page, post);
  await write(page, 'Sakinys prieš sesijos pabaigą.');
  // Somebody signs this person out elsewhere.
  const [session] = panel.signedIn.origins[0]?.localStorage ?? [];
  const { token } = JSON.parse(session?.value ?? '{}');
  await fetch(`${panel.product.url}/api/auth/sign-out`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  await save(page);
  const question = page.getByRole('dialog', { name: 'Sesija baigėsi' });
  await expect(question).toContainText(ADMINISTRATOR.email);
  await expect(question.getByLabel('Slaptažodis')).toBeFocused();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await desk.read(post)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await page.keyboard.type(ADMINISTRATOR.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Įrašas atnaujintas');
  expect(await desk.read(post)).toContain('Sakinys prieš sesijos pabaigą.');
  panel.signedIn = await signedInState(panel.product);
});

test('what is typed without a pause is found again after the end of the browser', async ({
  page,
  playwright,
  launchOptions,
}) => {
  const post = await publishPost(panel.api, 'Kai dingsta naršyklė', 'kai-dingsta-narsykle');
  const lost = await playwright.chromium.launch(launchOptions);
  const window = await desk.open(await lost.newPage({ storageState: panel.signedIn }), post);
  await contentOf(window).press('Control+End');
  await window.keyboard.press('Enter');
  let kept: string | undefined;
  window.on('response', (response) => {
    if (response.ok() && response.request().method() !== 'GET' && /\/drafts\b/.test(response.url()))
      kept ??= response.request().postData() ?? undefined;
  });
  // No key is two seconds after another; the server has the beginning all the same.
  for (let word = 1; kept === undefined; word += 1)
    await window.keyboard.type(`žodis${word} `, { delay: 20 });
  const [beginning = ''] = /žodis1 [^<]*/.exec(JSON.parse(kept).values.ai_translated_content) ?? [];
  expect(beginning).not.toBe('');
  const isGone = new Promise((resolve) => lost.once('disconnected', resolve));
  await (await lost.newBrowserCDPSession()).send('Browser.crash').catch(() => {});
  await isGone;
  await desk.open(page, post);
  await expect(contentOf(page)).toContainText(beginning);
});

test('pictures of other sites and markup that may not stand are told of before anything is lost', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 400|RequestProblem: 400/);
  const post = await publishPost(panel.api, 'Nuotrauka iš kitur', 'nuotrauka-is-kitur');
  await desk.open(page, post);
  await contentOf(page).press('Control+End');
  const address = 'http://127.0.0.1:9/a.png';
  await paste(page, `<p>Vaizdas:</p><img src="${address}" alt="Spinta">`);
  await expect(contentOf(page)).toContainText(`bus įkelta į saugyklą išsaugant: ${address}`);
  await save(page);
  const dialog = page.getByRole('dialog').first();
  await expect(dialog).toContainText(`Turinys: nuotrauka ${address} – `);
  await expect(contentOf(page)).toContainText(address);

  const { items } = (await panel.api('GET', '/api/admin/images?per_page=1')).body;
  await dialog.getByText('HTML', { exact: true }).click();
  const html = page.getByRole('textbox', { name: 'Turinys (HTML)' });
  await html.fill(
    `<p style="color:red">Liko</p><iframe src="/"></iframe><img src="${panel.product.url}${items[0].url}?w=400&amp;f=webp" alt="Mūsų">`,
  );
  await expect(dialog.getByRole('alert')).toHaveText(
    'Svetainėje neleidžiamos žymės išsaugant bus pašalintos: <iframe>, style="…".',
  );
  expect(await findAxeViolations(page)).toEqual([]);
  await save(page);
  await expectToast(page, 'Įrašas atnaujintas');
  const saved = (await panel.api('GET', `/api/admin/articles/${post.id}`)).body;
  expect(saved.ai_translated_content).toMatch(
    `<p>Liko</p><img src="${items[0].url}" alt="Mūsų" loading="lazy" />`,
  );
});
