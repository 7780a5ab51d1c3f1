import type { Locator, Page } from '@playwright/test';
import { addAccount } from '../support/accounts.ts';
import { expect } from '../support/journey.ts';
import { dialogOf, drawPicture, expectToast, signedInState } from '../support/panel.ts';
import { answer, choose, press, type } from '../support/panel-keys.ts';
import { panelOfFile } from '../support/panel-product.ts';
import {
  contentOf,
  EDITOR,
  openPost,
  type Post,
  paste,
  publishPost,
} from '../support/panel-writing.ts';
import { isNarrow } from '../support/screens.ts';
import { walk } from '../support/walk.ts';

/* The editor's own buttons and dialogs, by the keyboard alone; what comes out of it is read as HTML. */

const panel = panelOfFile();
let walks = 0;

async function openText(page: Page, ai_translated_content: string): Promise<Post> {
  walks += 1;
  const post = await publishPost(panel.api, `Redaktorius ${walks}`, `redaktorius-${walks}`, {
    ai_translated_content,
  });
  await openPost(page, panel.product.url, post);
  return post;
}

const toolbarOf = (page: Page) => page.getByRole('toolbar', { name: 'Teksto tvarkymas' });

/** From the text Escape leads to the toolbar; how arrows lead on is walked once, below. */
async function pressTool(page: Page, name: string): Promise<void> {
  await contentOf(page).press('Escape');
  await expect(toolbarOf(page).locator(':focus')).toHaveCount(1);
  await press(toolbarOf(page).getByRole('button', { name }));
}

/** The text as HTML, without the lines it is spread over; the text is shown again afterwards. */
async function readHtml(page: Page): Promise<string> {
  const dialog = dialogOf(page);
  await press(dialog.getByRole('radio', { name: 'Tekstas' }), 'ArrowRight');
  const html = await dialog.getByRole('textbox', { name: 'Turinys (HTML)' }).inputValue();
  await press(dialog.getByRole('radio', { name: 'HTML' }), 'ArrowLeft');
  await expect(contentOf(page)).toBeVisible({ timeout: EDITOR });
  return html.replace(/\s*\n\s*/g, '');
}

const chooseAll = (page: Page) => contentOf(page).press('Control+a');

walk(
  'phone',
  'every button for words and paragraphs does what it is called, and is taken back',
  async ({ page }) => {
    await openText(page, '<p>Žodžiai čia</p>');
    for (const [tool, made] of [
      ['Antraštė (2 lygio)', '<h2>Žodžiai čia</h2>'],
      ['Antraštė (3 lygio)', '<h3>Žodžiai čia</h3>'],
      ['Antraštė (4 lygio)', '<h4>Žodžiai čia</h4>'],
      ['Pusjuodis', '<p><strong>Žodžiai čia</strong></p>'],
      ['Kursyvas', '<p><em>Žodžiai čia</em></p>'],
      ['Perbraukta', '<p><s>Žodžiai čia</s></p>'],
      ['Kodas eilutėje', '<p><code>Žodžiai čia</code></p>'],
      ['Sąrašas su ženkleliais', '<ul><li><p>Žodžiai čia</p></li></ul>'],
      ['Sunumeruotas sąrašas', '<ol><li><p>Žodžiai čia</p></li></ol>'],
      ['Citata', '<blockquote><p>Žodžiai čia</p></blockquote>'],
      ['Kodo blokas', '<pre><code>Žodžiai čia</code></pre>'],
    ] as const) {
      await chooseAll(page);
      await pressTool(page, tool);
      const inner = /<(\w+)>(?:<\w+>)*Žodžiai/.exec(made)?.[1] ?? '';
      await expect(contentOf(page).locator(inner).first()).toContainText('Žodžiai čia');
      await contentOf(page).press('Control+z');
      await expect(contentOf(page).locator(':scope > p')).toHaveText('Žodžiai čia');
    }
    await chooseAll(page);
    await pressTool(page, 'Pusjuodis');
    // Nothing is left to undo afterwards: the toolbar is entered all the same.
    await pressTool(page, 'Žingsnis atgal');
    await contentOf(page).press('Escape');
    const tools = toolbarOf(page).locator('button:not(:disabled)');
    await page.keyboard.press('Home');
    await expect(tools.first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tools.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(tools.last()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tools.first()).toBeFocused();
    await pressTool(page, 'Žingsnis pirmyn');
    expect(await readHtml(page)).toBe('<p><strong>Žodžiai čia</strong></p>');
    await chooseAll(page);
    await pressTool(page, 'Pašalinti formatavimą');
    await contentOf(page).press('Control+End');
    await pressTool(page, 'Skiriamoji linija');
    expect(await readHtml(page)).toMatch(/^<p>Žodžiai čia<\/p><hr>/);
    // The keys do not wait for one another.
    await chooseAll(page);
    await pressTool(page, 'Pašalinti formatavimą');
    await contentOf(page).press('Control+Home');
    await page.keyboard.insertText('Visi ');
    expect(await readHtml(page)).toMatch(/^<p>Visi Žodžiai čia<\/p><hr>/);
  },
);

walk(
  'phone',
  '„/“ offers blocks by the keyboard and says which is chosen; words that are chosen have a menu of their own',
  async ({ page }) => {
    await openText(page, '<p>Žodžiai čia</p>');
    await contentOf(page).press('Control+End');
    await page.keyboard.insertText('.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    const list = page.getByRole('listbox', { name: 'Įterpti bloką' });
    await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type('sara');
    await page.keyboard.press('ArrowDown');
    const numbered = list.getByRole('option', { name: 'Sunumeruotas sąrašas' });
    await expect(numbered).toHaveAttribute('aria-selected', 'true');
    const id = await numbered.getAttribute('id');
    await expect(contentOf(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('Enter');
    await page.keyboard.type('pirma');
    await expect(contentOf(page).locator('ol')).toHaveText('pirma');
    // Escape puts the list away and stays in the text.
    await page.keyboard.type(' /');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(contentOf(page)).toBeFocused();

    await chooseAll(page);
    const menu = page.getByRole('toolbar', { name: 'Pažymėtų žodžių tvarkymas' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Alt+F10');
    await expect(menu.getByRole('button', { name: /^Pusjuodis/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(contentOf(page)).toBeFocused();
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('Enter');
    await expect(contentOf(page)).toBeFocused();
    expect(await readHtml(page)).toBe(
      '<p><strong>Žodžiai čia.</strong></p><ol><li><strong>pirma /</strong></li></ol>',
    );
  },
);

walk(
  'desktop',
  'blocks of a company’s blog are put in by the keyboard and stand on the public page',
  async ({ page, expectComplaint }) => {
    // What is no document is refused by the server.
    expectComplaint(/status of 400.*\/api\/admin\/files/);
    await openText(page, '<p>Pradžia</p>');
    const insert = async (query: string) => {
      await contentOf(page).press('Control+End');
      await page.keyboard.type(`/${query}`);
      await expect(page.getByRole('listbox', { name: 'Įterpti bloką' })).toBeVisible();
      await page.keyboard.press('Enter');
    };
    const video = page.getByRole('dialog', { name: 'Vaizdo įrašas' });
    await contentOf(page).press('Control+End');
    await page.keyboard.insertText('.');
    await page.keyboard.press('Enter');
    await insert('svarbu');
    await page.keyboard.type('Kopijas tikrinkite.');
    await insert('klausim');
    await page.keyboard.type('Kas yra kopija?');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Antras egzempliorius.');
    await insert('autor');
    await page.keyboard.type('Dirba puikiai.');
    await contentOf(page).locator('figcaption').click();
    await page.keyboard.type('Ona, vadovė');
    await page.keyboard.press('Enter');
    await insert('youtube');
    await expect(video.getByRole('textbox', { name: 'Vaizdo įrašo adresas' })).toBeFocused();
    await page.keyboard.type('https://youtu.be/dQw4w9WgXcQ');
    await page.keyboard.press('Enter');
    await expect(video).toContainText('Pavadinimas privalomas');
    await type(video.getByRole('textbox', { name: 'Pavadinimas' }), 'Kaip dirbame');
    await page.keyboard.press('Enter');
    await expect(video).toBeHidden();
    // An address that is pasted waits for its name, and is a link when the panel is left without one.
    const address = 'https://vimeo.com/76979871';
    await paste(page, address, 'text/plain');
    await expect(video.getByRole('textbox', { name: 'Pavadinimas' })).toBeFocused();
    expect(new URL(page.url()).searchParams.has('vaizdas')).toBe(true);
    await page.goBack();
    await expect(video).toBeHidden();
    await expect(contentOf(page).locator('p > a')).toHaveAttribute('href', address);
    await contentOf(page).press('Control+z');
    await expect(contentOf(page).locator('p > a')).toHaveCount(0);
    await insert('priedas');
    const file = page.getByRole('dialog', { name: 'Failas atsisiųsti' });
    const pick = (name: string, text: string) =>
      file
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
    const put = () => press(file.getByRole('button', { name: 'Įterpti' }));
    await pick('Kainos.pdf', '<html>');
    await put();
    await expect(file).toContainText('Tinka PDF, Word, Excel');
    await expect(file.getByRole('textbox', { name: 'Pavadinimas' })).toHaveValue('Kainos');
    // Each walk's own: the one before it left a file as well.
    const name = `Kainos ${walks}.pdf`;
    await pick(name, '%PDF-1.7');
    await put();
    await expect(file).toBeHidden();
    // An address alone on a line: of our own page, known without a request.
    await contentOf(page).press('Control+End');
    await page.keyboard.insertText(`${panel.product.url}/paslaugos/it-pagalba`);
    await page.keyboard.press('Enter');
    const card = contentOf(page).locator('[data-block="card"]');
    await expect(card).toContainText('Mūsų svetainė');
    const link = contentOf(page).locator('p > a');
    await page.keyboard.press('Control+z');
    await expect(link).toHaveAttribute('href', `${panel.product.url}/paslaugos/it-pagalba`);
    await page.keyboard.press('Control+Shift+z');
    await expect(card).toBeVisible();
    const html = await readHtml(page);
    const kept = /\/storage\/files\/[\da-f-]{36}\/kainos-\d+\.pdf/.exec(html)?.[0] ?? '';
    expect(html).toBe(
      '<p>Pradžia.</p><div data-block="warning"><p>Kopijas tikrinkite.</p></div>' +
        '<details data-block="question"><summary data-block="question">Kas yra kopija?</summary><p>Antras egzempliorius.</p></details>' +
        '<figure><blockquote><p>Dirba puikiai.</p></blockquote><figcaption>Ona, vadovė</figcaption></figure>' +
        '<div data-block="video"><a href="https://youtu.be/dQw4w9WgXcQ">Kaip dirbame</a></div>' +
        `<div data-block="file"><a href="${kept}">Kainos ${walks}</a><small>PDF, 8 B</small></div>` +
        `<div data-block="card"><a href="/paslaugos/it-pagalba">IT pagalba</a><p>${/<p>([^<]*)<\/p><small>Mūsų/.exec(html)?.[1]}</p><small>Mūsų svetainė</small></div>`,
    );
    // The same file once more, without sending it again.
    await contentOf(page).press('Control+End');
    await page.keyboard.press('Enter');
    await insert('priedas');
    const again = file.getByRole('combobox', { name: 'Arba jau įkeltas' });
    // A row of the list before is not taken for the one that comes to its place.
    const arrival = Promise.withResolvers<void>();
    await page.route(/\/api\/admin\/files\?.*q=/, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await type(again, 'kain');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Ieškoma…')).toBeVisible();
    arrival.resolve();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(again).toHaveValue('kain');
    await expect(file).not.toContainText('Pavadinimas privalomas');
    await page.unroute(/\/api\/admin\/files\?.*q=/);
    await choose(again, `${name} (PDF, 8 B)`, 'kain');
    await put();
    await expect(file).toBeHidden();
    await expect(contentOf(page).locator('[data-block="file"]')).toHaveCount(2);
    // Two empty lines for two blocks: in a cell of the one the other would stand within it.
    await page.keyboard.press('Enter');
    await insert('kvietimas');
    // Writing goes on behind the strip.
    await page.keyboard.type('Iki!');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('/palyginimo');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Sutartis: ');
    await press(dialogOf(page).getByRole('button', { name: 'Išsaugoti' }));
    await expectToast(page, 'Įrašas atnaujintas');

    await page.goto(`${panel.product.url}/tinklarastis/redaktorius-${walks}`);
    await expect(page.locator('.prose [data-block="warning"]')).toContainText('Svarbu');
    const compared = page.locator('.prose table').filter({ hasText: 'Kam tinka' });
    await expect(compared.locator('tr').first()).toHaveText(/Sutartis: Savybė\s*Pirmas\s*Antras/);
    await expect(
      page.locator('.prose [data-block="contact"] a[href="/kontaktai"]').first(),
    ).toHaveText('Parašykite mums');
    await expect(page.locator('.prose [data-block="contact"] + p')).toHaveText('Iki!');
    await expect(page.getByText('Antras egzempliorius.')).toBeHidden();
    await page.getByText('Kas yra kopija?').click();
    await expect(page.getByText('Antras egzempliorius.')).toBeVisible();
    await expect(page.locator(`[data-block="file"] a[href="${kept}"]`)).toHaveCount(2);
    const download = page.waitForEvent('download');
    await page.locator('.prose').getByRole('link', { name: 'Kainos' }).first().press('Enter');
    expect((await download).suggestedFilename()).toBe(`kainos-${walks}.pdf`);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Vaizdo įrašas' }),
    );
    await page.getByRole('link', { name: 'Kaip dirbame' }).press('Enter');
    await expect(page.getByTitle('Kaip dirbame')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    );
  },
);

walk(
  'desktop',
  'a link is made, changed and taken away; an address that is none is refused',
  async ({ page }) => {
    await openText(page, '<p>Skaitykite čia</p>');
    await chooseAll(page);
    await pressTool(page, 'Nuoroda');
    const dialog = page.getByRole('dialog', { name: 'Nuoroda' });
    const address = dialog.getByRole('combobox', { name: 'Adresas' });
    await expect(address).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(contentOf(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(address).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Įrašykite adresą');
    await page.keyboard.insertText('https://pavyzdys.lt/a');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(contentOf(page)).toBeFocused();
    expect(await readHtml(page)).toBe('<p><a href="https://pavyzdys.lt/a">Skaitykite čia</a></p>');
    await chooseAll(page);
    await page.keyboard.press('Control+k');
    await expect(address).toHaveValue('https://pavyzdys.lt/a');
    await type(address, '/kontaktai');
    await press(dialog.getByRole('button', { name: 'Išsaugoti' }));
    expect(await readHtml(page)).toContain('href="/kontaktai"');
    await chooseAll(page);
    await pressTool(page, 'Nuoroda');
    await press(dialog.getByRole('button', { name: 'Pašalinti nuorodą' }));
    expect(await readHtml(page)).toBe('<p>Skaitykite čia</p>');

    // Our own page by a few of its letters, with the words marked meanwhile.
    await chooseAll(page);
    await page.keyboard.press('Control+k');
    await expect(contentOf(page).locator('.chosen-words')).toHaveText('Skaitykite čia');
    await type(address, 'atsargines kop');
    await expect(
      page.getByRole('option', { name: /paslaugos\/atsargines-kopijos$/ }),
    ).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await readHtml(page)).toMatch(
      /^<p><a href="\/paslaugos\/[a-z0-9/-]*">Skaitykite čia<\/a><\/p>$/,
    );
  },
);

walk(
  'phone',
  'a picture comes into the text described or as decoration, is described anew and taken out',
  async ({ page }) => {
    const post = await openText(page, '<p>Prieš nuotrauką</p>');
    await contentOf(page).press('Control+End');
    await pressTool(page, 'Įterpti nuotrauką');
    const library = page.getByRole('dialog', { name: 'Pasirinkti nuotrauką' });
    await expect(library.getByRole('listitem').first()).toBeVisible();
    await page.goBack();
    await expect(library).toBeHidden();
    await expect(toolbarOf(page).getByRole('button', { name: 'Įterpti nuotrauką' })).toBeFocused();
    await pressTool(page, 'Įterpti nuotrauką');
    await press(library.getByRole('listitem').getByRole('button').first());
    const dialog = page.getByRole('dialog', { name: 'Nuotrauka tekste' });
    const alt = dialog.getByRole('textbox', { name: 'Aprašymas' });
    await type(alt, '');
    const decorative = dialog.getByRole('checkbox', { name: 'Dekoratyvi nuotrauka' });
    if (await decorative.isChecked()) await decorative.press('Space');
    await press(dialog.getByRole('button', { name: 'Įterpti' }));
    await expect(dialog).toContainText('Aprašykite, kas matoma nuotraukoje');
    // The library keeps what an earlier walk said of it.
    const words = `Serverių spinta ${walks}`;
    await type(alt, words);
    await page.goBack();
    await answer(page, 'Uždaryti neišsaugojus?', 'Atšaukti');
    await expect(alt).toHaveValue(words);
    await press(dialog.getByRole('radio', { name: 'Kaip teksto' }), 'ArrowRight');
    await type(dialog.getByRole('textbox', { name: 'Prierašas' }), 'Mūsų serverinė');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const picture = contentOf(page).locator('img');
    await expect(picture).toHaveAttribute('alt', words);
    await expect(contentOf(page).locator('figcaption')).toHaveText('Mūsų serverinė');

    // The arrows come to the picture, from its caption and from the words before it; its own buttons appear then.
    const edit = toolbarOf(page).getByRole('button', { name: 'Nuotraukos aprašymas' });
    // From the words behind it to its caption, and on to the picture.
    await contentOf(page).press('ArrowUp');
    await contentOf(page).press('ArrowUp');
    await expect(edit).toBeVisible();
    await pressTool(page, 'Nuotraukos aprašymas');
    await expect(alt).toHaveValue(words);
    await expect(dialog.getByRole('radio', { name: 'Platesnė už tekstą' })).toBeChecked();
    await press(decorative, 'Space');
    await press(dialog.getByRole('button', { name: 'Išsaugoti' }));
    await expect(dialog).toBeHidden();
    await expect(picture).toHaveAttribute('alt', '');
    // It is still the one that is chosen.
    await pressTool(page, 'Pašalinti nuotrauką iš teksto');
    await expect(picture).toHaveCount(0);
    await contentOf(page).press('Control+z');
    await expect(picture).toHaveCount(1);

    // Its width and its caption are saved with it and stand on the public page.
    await press(dialogOf(page).getByRole('button', { name: 'Išsaugoti' }));
    await expectToast(page, 'Įrašas atnaujintas');
    await page.goto(`${panel.product.url}/tinklarastis/${post.ai_slug}`);
    const figure = page.locator('.prose figure');
    await expect(figure.locator('[data-width="wide"] img')).toHaveAttribute('alt', '');
    await expect(figure.locator('figcaption')).toHaveText('Mūsų serverinė');
  },
);

walk(
  'desktop',
  'pictures that come together are described one by one and become a gallery',
  async ({ page }) => {
    await openText(page, '<p>Prieš nuotraukas</p>');
    await contentOf(page).press('Control+End');
    await pressTool(page, 'Įterpti nuotrauką');
    const library = page.getByRole('dialog', { name: 'Pasirinkti nuotrauką' });
    const picture = await drawPicture();
    await library
      .locator('input[type=file]')
      .setInputFiles([picture, { ...picture, name: 'antra.png' }, { ...picture, name: '3.png' }]);
    const dialog = page.getByRole('dialog', { name: 'Nuotrauka tekste' });
    const alt = dialog.getByRole('textbox', { name: 'Aprašymas' });
    for (const [nth, words] of ['Pirma', 'Antra', 'Trečia'].entries()) {
      await expect(contentOf(page).locator('img')).toHaveCount(nth);
      await expect(alt).toHaveValue('');
      await type(alt, words);
      await press(dialog.getByRole('button', { name: 'Įterpti' }));
    }
    await expect(dialog).toBeHidden();
    const together = contentOf(page).locator('[data-block="gallery"] img');
    await expect(together).toHaveCount(3);
    await contentOf(page).press('Control+z');
    await expect(together).toHaveCount(0);
    await contentOf(page).press('Control+Shift+z');
    const alts = [...(await readHtml(page)).matchAll(/ alt="([^"]*)"/g)].map(([, words]) => words);
    expect(alts).toEqual(['Pirma', 'Antra', 'Trečia']);

    // Of those that are stored several are marked, also by the keyboard alone.
    await contentOf(page).press('Control+End');
    await pressTool(page, 'Įterpti nuotrauką');
    const boxes = library.getByRole('checkbox', { name: /^Pažymėti: / });
    await press(boxes.nth(1), 'Space');
    await press(boxes.first(), 'Space');
    await expect(library.getByRole('status')).toHaveText(/^Pažymėta: 2\snuotraukos$/);
    await press(library.getByRole('button', { name: 'Įterpti pažymėtas' }));
    for (const words of ['Pažymėta pirma', 'Pažymėta antra']) {
      await expect(alt).toBeFocused();
      await type(alt, words);
      await press(dialog.getByRole('button', { name: 'Įterpti' }));
    }
    await expect(dialog).toBeHidden();
    await expect(contentOf(page).locator('[data-block="gallery"]')).toHaveCount(2);
    await expect(together).toHaveCount(5);
  },
);

walk(
  'desktop',
  'documents and pictures that are dropped together are asked about one after another, none is left out',
  async ({ page }) => {
    await openText(page, '<p>Prieš failus</p>');
    const picture = await drawPicture();
    const files = [
      { name: `Pirmas ${walks}.pdf`, type: 'application/pdf', text: btoa('%PDF-1.7') },
      { name: 'a.png', type: 'image/png', text: picture.buffer.toString('base64') },
      { name: 'b.png', type: 'image/png', text: picture.buffer.toString('base64') },
      { name: `Antras ${walks}.pdf`, type: 'application/pdf', text: btoa('%PDF-1.7') },
      { name: `Trečias ${walks}.pdf`, type: 'application/pdf', text: btoa('%PDF-1.7') },
    ];
    await contentOf(page).evaluate((place, dropped) => {
      const dataTransfer = new DataTransfer();
      for (const { name, type: format, text } of dropped) {
        const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], name, { type: format }));
      }
      const { left, top } = place.getBoundingClientRect();
      const at = { clientX: left + 20, clientY: top + 20 };
      place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, ...at }));
    }, files);
    const file = page.getByRole('dialog', { name: 'Failas atsisiųsti' });
    const title = file.getByRole('textbox', { name: 'Pavadinimas' });
    await expect(title).toHaveValue(`Pirmas ${walks}`);
    await expect(file).toContainText(/Laukia dar 2\sfailai/);
    // What waits is not dropped without a word.
    await page.keyboard.press('Escape');
    await answer(page, 'Uždaryti neišsaugojus?', 'Atšaukti');
    await press(file.getByRole('button', { name: 'Įterpti' }));
    await expect(title).toHaveValue(`Antras ${walks}`);
    await expect(file.locator(':focus')).toHaveCount(1);
    await press(file.getByRole('button', { name: 'Praleisti šį' }));
    await expect(title).toHaveValue(`Trečias ${walks}`);
    await press(file.getByRole('button', { name: 'Įterpti' }));
    await expect(file).toBeHidden();
    const dialog = page.getByRole('dialog', { name: 'Nuotrauka tekste' });
    const alt = dialog.getByRole('textbox', { name: 'Aprašymas' });
    for (const words of ['Serverių spinta', 'Jos laidai']) {
      await expect(alt).toHaveValue('');
      await type(alt, words);
      await press(dialog.getByRole('button', { name: 'Įterpti' }));
    }
    await expect(dialog).toBeHidden();
    await expect(contentOf(page).locator('[data-block="gallery"] img')).toHaveCount(2);
    const found = (await readHtml(page)).match(
      /Pirmas \d+|Antras \d+|Trečias \d+|Serverių spinta|Jos laidai/g,
    );
    expect(found?.toSorted()).toEqual(
      ['Jos laidai', `Pirmas ${walks}`, 'Serverių spinta', `Trečias ${walks}`].toSorted(),
    );
  },
);

walk('phone', 'who else has a text open is told by name', async ({ page, newVisitor }) => {
  const colleague = await addAccount(panel.database, `kolega${walks}@example.com`, 'admin');
  const visitor = await newVisitor({
    storageState: await signedInState(panel.product, colleague),
  });
  const post = await openText(page, '<p>Tekstas</p>');
  const told = (of: Page) => of.getByText(/^Tekstą dabar laiko atvertą/);
  await expect(told(page)).toHaveCount(0);
  const theirs = await openPost(await visitor.newPage(), panel.product.url, post);
  await expect(told(theirs)).toHaveText('Tekstą dabar laiko atvertą ir Administratorius');
  // A window that is looked at again asks at once.
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await look();
  await expect(told(page)).toHaveText('Tekstą dabar laiko atvertą ir Kolega');
  await theirs.keyboard.press('Escape');
  await expect(theirs.getByRole('dialog')).toHaveCount(0);
  await expect(async () => {
    await look();
    await expect(told(page)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});

walk(
  'desktop',
  'the line that the arrows come to stays in sight in a long text',
  async ({ page }) => {
    const words = 'Atsarginės kopijos saugo įmonės duomenis nuo gedimų ir klaidų. ';
    const blocks = Array.from({ length: 120 }, (_, nth) => {
      if (nth % 9 === 0) return `<h2>Skyrius ${nth}</h2>`;
      if (nth % 7 === 0) return `<ul><li><p>${words}</p></li><li><p>${words}</p></li></ul>`;
      return `<p>${nth}. ${words.repeat(1 + (nth % 5))}</p>`;
    });
    await openText(page, blocks.join(''));
    for (const [end, key] of [
      ['Control+End', 'ArrowUp'],
      ['Control+Home', 'ArrowDown'],
    ] as const) {
      await contentOf(page).press(end);
      for (let nth = 0; nth <= 40; nth += 1) {
        await expect
          .poll(() => page.evaluate(findCaret), `${end}, ${nth} × ${key}`)
          .toBe('in sight');
        await page.keyboard.press(key);
      }
    }
  },
);

/** Runs in the page. Where the line of the caret is, between the buttons of the text and the end of the window. */
function findCaret(): string {
  const { anchorNode: node, anchorOffset } = document.getSelection() ?? {};
  if (!node) return 'nowhere';
  const range = document.createRange();
  range.setStart(node, anchorOffset ?? 0);
  const element = node instanceof Element ? node : node.parentElement;
  // Where a line wraps, the place is the end of one and the beginning of the next; the caret stands at the latter.
  const line = [...range.getClientRects()].at(-1) ?? element?.getBoundingClientRect();
  const buttons = document.querySelector('[role=toolbar]')?.getBoundingClientRect();
  if (!line || !buttons) return 'nowhere';
  if (line.top < buttons.bottom)
    return `${Math.round(buttons.bottom - line.top)} px under the buttons`;
  if (line.bottom > innerHeight)
    return `${Math.round(line.bottom - innerHeight)} px below the window`;
  return 'in sight';
}

walk(
  'full',
  'a table is put in, its cells merged and split, grown, shrunk, headed and taken out',
  async ({ page }) => {
    await openText(page, '<p>Prieš lentelę</p>');
    await contentOf(page).press('Control+End');
    await pressTool(page, 'Įterpti lentelę');
    await page.getByRole('button', { name: 'Lentelė: 1 × 1' }).press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Lentelė: 2 × 2' })).toBeFocused();
    await page.keyboard.press('Enter');
    const table = contentOf(page).locator('table');
    const rows = table.locator('tr');
    const cells = rows.first().locator('th, td');
    await expect(rows).toHaveCount(2);
    await expect(cells).toHaveCount(2);
    await contentOf(page).press('Control+Home');
    await page.keyboard.press('ArrowDown');
    await expect(toolbarOf(page).getByRole('button', { name: 'Eilutė apačioje' })).toBeVisible();
    await page.keyboard.press('Shift+ArrowRight');
    await pressTool(page, 'Sujungti langelius');
    const all = table.locator('th, td');
    await expect(all).toHaveCount(3);
    await pressTool(page, 'Padalyti langelį');
    await expect(all).toHaveCount(4);
    for (const [tool, rowCount, cellCount] of [
      ['Eilutė apačioje', 3, 2],
      ['Eilutė viršuje', 4, 2],
      ['Stulpelis dešinėje', 4, 3],
      ['Stulpelis kairėje', 4, 4],
      ['Pašalinti eilutę', 3, 4],
      ['Pašalinti stulpelį', 3, 3],
    ] as const) {
      await pressTool(page, tool);
      await expect(rows).toHaveCount(rowCount);
      await expect(cells).toHaveCount(cellCount);
    }
    const headed = await table.locator('th').count();
    await pressTool(page, 'Antraščių eilutė');
    await expect(table.locator('th')).not.toHaveCount(headed);
    await pressTool(page, 'Pašalinti lentelę');
    await expect(table).toHaveCount(0);
  },
);

walk('full', 'what an article may not hold is told when HTML becomes text', async ({ page }) => {
  await openText(page, '<p>Tekstas</p>');
  const dialog = dialogOf(page);
  await press(dialog.getByRole('radio', { name: 'Tekstas' }), 'ArrowRight');
  await type(
    dialog.getByRole('textbox', { name: 'Turinys (HTML)' }),
    '<p>Tekstas</p><marquee>Bėga</marquee>',
  );
  await press(dialog.getByRole('radio', { name: 'HTML' }), 'ArrowLeft');
  const notice = dialog.getByRole('alert').filter({ hasText: '<marquee>' });
  await expect(notice).toContainText('Svetainėje neleidžiamos žymės');
  await press(notice.getByRole('button', { name: 'Uždaryti' }));
  await expect(notice).toHaveCount(0);
  await expect(contentOf(page)).toContainText('Bėga');
});

/** Of a text with every kind of block that takes the keys in its own way. */
const BLOCKS = [
  '<p>antra dalis</p>',
  '<h2>Trečia dalis</h2>',
  '<ul><li>punkto dalis</li></ul>',
  '<pre><code>kodo dalis</code></pre>',
  '<table><tbody><tr><td>langelio dalis</td></tr></tbody></table>',
].join('');
const WORDS_IN_BLOCKS = ['antra', 'Trečia', 'punkto', 'kodo', 'langelio'];

/** Puts the caret into the middle of a field, or of a block of the text. */
async function standIn(place: Locator, word?: string): Promise<void> {
  if (word)
    await place.evaluate((text, sought) => {
      const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      while (nodes.nextNode()) {
        const at = nodes.currentNode.textContent?.indexOf(sought) ?? -1;
        if (at < 0) continue;
        (text as HTMLElement).focus();
        document.getSelection()?.collapse(nodes.currentNode, at + sought.length);
        return;
      }
    }, word);
  else
    await place.evaluate((input: HTMLInputElement) => {
      input.focus();
      // A field of a date has no caret.
      if (/^(?:text|url|textarea)$/.test(input.type)) input.setSelectionRange(12, 12);
    });
}

walk(
  'full',
  'no shortcut writes into any field, and the post is stored as it was typed, to the letter',
  async ({ page }) => {
    walks += 1;
    const post = await publishPost(
      panel.api,
      `Kiekviena raidė ${walks}`,
      `kiekviena-raide-${walks}`,
      {
        ai_translated_content: BLOCKS,
        source_url: 'https://example.com/kelias',
      },
    );
    const read = async () => {
      const { body } = await panel.api('GET', `/api/admin/articles/${post.id}`);
      const { version, edited_date, ...words } = body;
      return words;
    };
    const menuState = async () =>
      (await page.context().cookies()).find((cookie) => cookie.name === 'sidebar_state')?.value;
    const field = (label: string) =>
      dialogOf(page).getByRole('textbox', { name: label, exact: true });
    const title = { typed: 'ai_translated_title', place: field('Pavadinimas') };
    const date = { place: page.locator('input[type=date]') };
    const category = { place: dialogOf(page).getByRole('combobox', { name: 'Kategorija' }) };
    const fields: { typed?: string; place: Locator; word?: string }[] = [
      title,
      { typed: 'ai_translated_excerpt', place: field('Santrauka') },
      { typed: 'ai_slug', place: field('Nuoroda') },
      { typed: 'original_url', place: field('Šaltinio adresas') },
      date,
      category,
      ...WORDS_IN_BLOCKS.map((word) => ({
        typed: 'ai_translated_content',
        place: contentOf(page),
        word,
      })),
    ];
    // On a phone the menu is a drawer over the text, with the keyboard in it.
    const keys = ['Control+s', ...(isNarrow(page) ? [] : ['Control+b']), 'Control+k'];
    let stored = await read();
    let isOpen = false;
    await panel.open(page, '/admin/content/posts');
    for (const { typed, place, word } of fields) {
      await press(page.getByRole('button', { name: new RegExp(`^Redaguoti: Kiek.* ${walks}$`) }));
      await expect(contentOf(page)).toBeVisible({ timeout: EDITOR });
      // Something has to be saved; where no letter can be typed it is the title's.
      await (typed ? standIn(place, word) : standIn(title.place));
      await page.keyboard.press('x');
      for (const key of keys) {
        await standIn(place, word && `${word}x`);
        await page.keyboard.press(key);
        // In the text it is bold, twice nothing, and the menu stays.
        if (key === 'Control+b' && word) {
          expect(await menuState()).toBe(String(isOpen));
          await page.keyboard.press(key);
        }
      }
      await expect(page.getByRole('dialog')).toHaveCount(2);
      await expect(page.getByRole('dialog').last().locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      // Anywhere else it opens the menu or closes it.
      if (!word && keys.includes('Control+b')) isOpen = !isOpen;
      if (keys.includes('Control+b')) expect(await menuState()).toBe(String(isOpen));
      await standIn(place, word && `${word}x`);
      await page.keyboard.press('Control+Enter');
      await expectToast(page, 'Įrašas atnaujintas');
      const changed = typed ?? title.typed;
      const text = String(stored[changed]);
      const at = word ? text.indexOf(word) + word.length : 12;
      const expected = { ...stored, [changed]: `${text.slice(0, at)}x${text.slice(at)}` };
      stored = await read();
      expect(stored, `${changed} ${word ?? ''}`).toEqual(expected);
    }

    await press(page.getByRole('button', { name: new RegExp(`^Redaguoti: Kiek.* ${walks}$`) }));
    await press(dialogOf(page).getByRole('radio', { name: 'Tekstas' }), 'ArrowRight');
    await standIn(field('Turinys (HTML)'));
    const twice = keys.filter((key) => key === 'Control+b').flatMap((key) => [key, key]);
    for (const key of ['x', ...twice, 'Control+Enter']) await page.keyboard.press(key);
    await expectToast(page, 'Įrašas atnaujintas');
    const { ai_translated_content: written, ...rest } = await read();
    const { ai_translated_content: before, ...others } = stored;
    expect(rest).toEqual(others);
    // This view gives each block a line of its own.
    const text = `${before.slice(0, 12)}x${before.slice(12)}`;
    expect(written.replaceAll(/(?<=>)\n(?=<)/g, '')).toBe(text);
  },
);
