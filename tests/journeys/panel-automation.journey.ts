import type { Locator, Page } from '@playwright/test';
import { startGoogleAi } from '../fakes/google-ai.ts';
import type { FakeModelServer } from '../fakes/model-server.ts';
import { asksForTranslation, BAD_TRANSLATION } from '../support/bad-translation.ts';
import { type BreakablePanel, startBreakablePanel } from '../support/breakable-panel.ts';
import { findCovered } from '../support/covered-controls.ts';
import { expect, test } from '../support/journey.ts';
import { expectToast, SERVER_FAILURE } from '../support/panel.ts';
import { addArticle, addPrepared, addRefused } from '../support/panel-articles.ts';
import { answer, choose, expectInSight, press, type } from '../support/panel-keys.ts';
import { walk } from '../support/walk.ts';

/* Every act of the automations' settings, of their log and of the dashboard, with keys alone. */

/** A run's end is waited for as long as elsewhere: the machine may be busy. */
const RUN = 60_000;
let models: FakeModelServer;
let panel: BreakablePanel;

test.use({
  storageState: ({ browserName: _ }, use) => use(panel?.signedIn),
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeAll(async () => {
  models = await startGoogleAi();
  panel = await startBreakablePanel({
    GOOGLE_GENERATIVE_AI_API_KEY: 'a-key-of-the-tests',
    GOOGLE_AI_BASE_URL: models.baseUrl,
    OPENAI_MODEL: 'musu-modelis',
  });
  await query('create table settings_as_they_come as table ai_import_settings');
});
test.afterAll(async () => {
  await panel?.close();
  await models?.close();
});

const open = (page: Page, path: string) => panel.open(page, path);
const query = (statement: string, values?: unknown[]) => panel.database.query(statement, values);
const button = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true });

/** As the environment has it in the place of OpenAI's own. */
const MODEL = 'openai/musu-modelis (OPENAI_MODEL)';
const SETTINGS = '/admin/automation/settings';
const MODELS = `${SETTINGS}/models`;
const LIMITS = `${SETTINGS}/limits`;
const AUTOMATIONS = ['Šaltinių importas', 'AI paruošimas', 'Automatinis publikavimas'];

/** As the product comes. */
const forgetSettings = async () => {
  await query('delete from prompt_versions');
  await query('delete from ai_import_settings');
  await query('insert into ai_import_settings table settings_as_they_come');
};

/** An article that automatic publishing would take, once it is due. */
const addPublishable = async (title: string) => {
  const [source] = await panel.database.query<{ id: string }>(
    `insert into rss_sources (name, rss_url, type, is_active, is_trusted)
     values ('Patikimas', 'https://patikimas.example/' || gen_random_uuid(), 'rss', false, true)
     returning id`,
  );
  await query(`delete from articles where ai_translated_title = $1`, [title]);
  await addPrepared(panel.database, title, { source_id: source?.id, ai_actuality_score: 99 });
};

walk(
  'phone',
  'every setting is changed, kept and left again; a colleague who was quicker is not overwritten',
  async ({ page, expectComplaint }) => {
    expectComplaint(/status of 409|^RequestProblem: 409/);
    await forgetSettings();
    await addPublishable('Publikuotinas');
    await open(page, SETTINGS);
    const section = (name: string) => page.getByRole('group', { name });
    const NUMBERS = { 'Mažiausias aktualumo balas': '85', 'Straipsnių per kartą': '3' };
    const CAPS = { 'Vaizdų per dieną': '12', 'Išlaidų per dieną, USD': '2,5' };
    const PROMPTS = [
      'Vertimo nurodymas',
      'Aktualumo vertinimo nurodymas',
      'Vaizdo kūrimo nurodymas',
    ];
    const promptOf = (name: string) => page.getByRole('textbox', { name, exact: true });
    const save = button(page, 'Išsaugoti nustatymus');
    const pages = page.getByRole('navigation', { name: 'Nustatymų puslapiai' });

    for (const name of AUTOMATIONS) {
      await press(section(name).getByRole('switch'), 'Space');
      await choose(section(name).getByRole('combobox', { name: 'Intervalas' }), 'Kas 24 valandas');
    }
    await expect(section('Automatinis publikavimas')).toContainText('Publikuotų „Publikuotinas“.');
    for (const [label, number] of Object.entries(NUMBERS))
      await type(page.getByLabel(label), number);
    await expect(page.getByText('Yra neišsaugotų pakeitimų')).toBeVisible();

    // Leaving asks; nothing is lost by staying.
    const away = page.getByRole('link', { name: 'Administravimo skydas' });
    const question = 'Išeiti neišsaugojus? Pakeitimai bus prarasti.';
    await press(away);
    await answer(page, question, 'Likti');
    await expectInSight(save);
    // Publishing without a person is asked about first, with what it would publish at once.
    const switching = 'Ar tikrai įjungti automatinį publikavimą?';
    await press(save);
    const asked = page.getByRole('dialog').filter({ hasText: switching });
    await expect(asked).toContainText(
      'Kas 24 valandas be žmogaus peržiūros bus publikuota iki 3 straipsnių, kurių balas bent 85.',
    );
    await expect(asked.getByRole('listitem')).toHaveText(['„Publikuotinas“']);
    await answer(page, switching, 'Atšaukti');
    await expect(page.getByText('Yra neišsaugotų pakeitimų')).toBeVisible();
    await press(save);
    await answer(page, switching, 'Įjungti ir išsaugoti');
    await expect(page.getByText('Nustatymai išsaugoti')).toBeVisible();
    await expect.poll(() => findCovered(page)).toEqual([]);
    await expectToast(page, 'Nustatymai išsaugoti');
    await expect(page.getByText('Yra neišsaugotų pakeitimų')).toHaveCount(0);
    await query("update ai_import_settings set auto_publish_due_at = '2100-01-02T09:30:00Z'");

    await press(pages.getByRole('link', { name: 'Modeliai ir nurodymai' }));
    await choose(page.getByRole('combobox', { name: 'Modelis' }), MODEL);
    for (const name of PROMPTS) await type(promptOf(name), `${name}: kitaip.`);
    await press(save);
    await expectToast(page, 'Nustatymai išsaugoti');
    await page.reload();
    for (const name of PROMPTS) await expect(promptOf(name)).toHaveValue(`${name}: kitaip.`);
    await expect(page.getByRole('combobox', { name: 'Modelis' })).toHaveValue(MODEL);

    await press(pages.getByRole('link', { name: 'Jungikliai' }));
    for (const name of AUTOMATIONS) {
      await expect(section(name).getByRole('switch')).toBeChecked();
      await expect(section(name).getByRole('combobox', { name: 'Intervalas' })).toHaveValue(
        'Kas 24 valandas',
      );
    }
    for (const [label, number] of Object.entries(NUMBERS))
      await expect(page.getByLabel(label)).toHaveValue(number);
    await expect(section('Automatinis publikavimas')).toContainText('2100-01-02 11:30');
    for (const name of AUTOMATIONS) await press(section(name).getByRole('switch'), 'Space');
    await press(save);
    await expectToast(page, 'Nustatymai išsaugoti');
    for (const name of AUTOMATIONS)
      await expect(section(name).getByRole('switch')).not.toBeChecked();

    await press(pages.getByRole('link', { name: 'Ribos ir sąnaudos' }));
    for (const [label, number] of Object.entries(CAPS)) await type(page.getByLabel(label), number);
    await page.getByLabel('Žetonų per dieną').press('ControlOrMeta+a');
    await page.keyboard.insertText('250000');
    await press(save);
    await expectToast(page, 'Nustatymai išsaugoti');
    await page.reload();
    for (const [label, number] of Object.entries(CAPS))
      await expect(page.getByLabel(label)).toHaveValue(number);
    await expect(page.getByLabel('Žetonų per dieną')).toHaveValue('250 000');

    // Emptied, a limit is the built-in one again.
    await type(page.getByLabel('Vaizdų per dieną'), '');
    await query('update ai_import_settings set version = version + 1, daily_cost_cap_cents = 900');
    await page.getByLabel('Vaizdų per dieną').press('Enter');
    const notice = page.getByRole('alert', { name: /^Kol keitėte, nustatymai/ });
    await expect(notice).toContainText('Vaizdų per dieną');
    await expect(notice).toBeInViewport({ ratio: 0.3 });
    await expectInSight(button(notice, 'Atsisakyti savo pakeitimų ir rodyti išsaugotus'));
    await press(button(notice, 'Atsisakyti savo pakeitimų ir rodyti išsaugotus'));
    await expect(page.getByLabel('Išlaidų per dieną, USD')).toHaveValue('9');
    await expect(page.getByLabel('Vaizdų per dieną')).toHaveValue('12');
    await press(button(page, 'Grąžinti mano pakeitimus'));
    await expect(page.getByLabel('Vaizdų per dieną')).toHaveValue('');
    await query('update ai_import_settings set version = version + 1, daily_cost_cap_cents = 800');
    await press(save);
    await expect(notice).toBeFocused();
    await press(button(notice, 'Išsaugoti mano pakeitimus'));
    await expectToast(page, 'Nustatymai išsaugoti');
    await expect(page.getByLabel('Išlaidų per dieną, USD')).toHaveValue('8');

    await type(page.getByLabel('Vaizdų per dieną'), '10');
    await press(away);
    await answer(page, question, 'Išeiti');
    await expect(page.getByRole('heading', { name: 'Suvestinė' })).toBeVisible();
  },
);

walk(
  'full',
  'each prompt is tried on an article before it is used; an earlier wording and our own come back',
  async ({ page }) => {
    await forgetSettings();
    await open(page, MODELS);
    const article = 'What not to paste into an AI chat';
    for (const [prompt, before, result] of [
      ['Vertimo nurodymas', 'Ko neįklijuoti', 'Bandymas'],
      ['Aktualumo vertinimo nurodymas', '66', '82'],
      ['Vaizdo kūrimo nurodymas', '', ''],
    ] as const) {
      const field = page.getByRole('textbox', { name: prompt, exact: true });
      await type(field, 'Darykite paprastai.');
      const opener = button(page, `Išbandyti su straipsniu: ${prompt}`);
      await press(opener);
      const dialog = page.getByRole('region', { name: `${prompt}: bandymas` });
      const run = button(dialog, 'Išbandyti');
      await expect(run).toBeDisabled();
      await choose(dialog.getByRole('combobox', { name: 'Straipsnis' }), article, 'paste into');
      await press(run);
      const [now, trial] = ['Dabartinis rezultatas', 'Bandymo rezultatas'].map((name) =>
        dialog.getByRole('region', { name }),
      );
      await expect(trial ?? dialog).toContainText(result, { timeout: RUN });
      await expect(now ?? dialog).toContainText(before);
      if (prompt.startsWith('Vaizdo'))
        await expect(dialog.getByRole('img', { name: 'Bandymo vaizdas' })).toBeVisible();
      await press(opener);
      await expect(dialog).toBeHidden();
    }
    expect(models.requests.at(-1)?.prompt).toContain('Darykite paprastai.');

    const field = page.getByRole('textbox', { name: 'Vertimo nurodymas', exact: true });
    const save = button(page, 'Išsaugoti nustatymus');
    for (const wording of ['Pirmas nurodymas.', 'Antras nurodymas.']) {
      await type(field, wording);
      await press(save);
      await expectToast(page, 'Nustatymai išsaugoti');
    }
    const opener = button(page, 'Versijos: Vertimo nurodymas');
    const dialog = page.getByRole('region', { name: 'Vertimo nurodymas: versijos' });
    await press(opener);
    await expect(dialog.getByRole('listitem').first()).toContainText('Naudojama');
    await press(dialog.getByRole('listitem').nth(1).getByRole('button'));
    await expectToast(page, 'Nurodymas grąžintas');
    await expect(field).toHaveValue('Pirmas nurodymas.');
    await press(button(dialog, 'Grąžinti numatytąjį'));
    await expectToast(page, 'Nurodymas grąžintas');
    await expect(field).not.toHaveValue(/nurodymas\.$/);
    // What is typed in another field stays.
    await expect(
      page.getByRole('textbox', { name: 'Vaizdo kūrimo nurodymas', exact: true }),
    ).toHaveValue('Darykite paprastai.');
    await expect(button(dialog, 'Grąžinti numatytąjį')).toBeDisabled();
    // Going back closes what the address opened.
    await page.goBack();
    await expect(dialog).toBeHidden();

    await open(page, LIMITS);
    const period = page.getByRole('combobox', { name: 'Laikotarpis' });
    await choose(period, '7 dienos');
    await expect(period).toHaveValue('7 dienos');
    await expect(page.getByRole('heading', { name: 'Brangiausi straipsniai' })).toBeVisible();
  },
);

walk(
  'phone',
  'another wording is compared on stored articles: its cost first, then the verdict and both texts; a replay is stopped',
  async ({ page }) => {
    await forgetSettings();
    await query('delete from replays');
    await open(page, '/admin/automation/replays');
    await expect(page.getByText('Palyginimų dar nėra')).toBeVisible();
    const compare = async (articles: string) => {
      await press(button(page, 'Naujas palyginimas'));
      const field = page.getByRole('textbox', { name: 'Vertimo nurodymas', exact: true });
      await type(field, 'Išverskite kaip išeina.');
      await type(page.getByLabel('Kiek straipsnių'), articles);
      await press(button(page, 'Įvertinti kainą'));
      const cost = page.getByRole('region', { name: 'Kiek tai kainuos' });
      await expect(cost).toContainText(`${articles} straipsniai`);
      await expect(cost).toContainText('USD');
      await press(button(page, 'Pradėti palyginimą'));
    };
    models.answerWith(({ fields, system }) =>
      asksForTranslation(fields) && system.includes('kaip išeina')
        ? { json: BAD_TRANSLATION }
        : null,
    );
    await compare('6');
    const verdict = page.getByRole('region', { name: 'Išvada' });
    await expect(verdict).toContainText('Bandomasis blogesnis', { timeout: 2 * RUN });
    await expect(verdict).toContainText('95 % pasikliautinasis intervalas');
    const opener = page
      .getByRole('region', { name: 'Palyginti straipsniai' })
      .getByRole('button')
      .first();
    await press(opener);
    const dialog = page.getByRole('dialog', { name: 'Abu tekstai' });
    const tried = dialog.getByRole('region', { name: 'Bandomasis' });
    await expect(tried.getByRole('list', { name: 'Ko patikra neleistų' })).toContainText('777');
    await expect(dialog.getByRole('region', { name: 'Dabartinis' })).not.toContainText('777');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await press(button(page, 'Visi palyginimai'));
    await expect(page.getByRole('row', { name: /Vertimo nurodymas.*6 iš 6/ })).toContainText(
      'Baigta',
    );

    models.delayAnswers(1000);
    await compare('5');
    await press(button(page, 'Sustabdyti: Lyginami nurodymai'));
    await expect(page.getByRole('region', { name: 'Eiga' })).toContainText('Sustabdyta', {
      timeout: RUN,
    });
    models.reset();
    await expect(page.getByText('Nelyginta').first()).toBeVisible();
  },
);

walk(
  'full',
  'each automation is tried; what ran is found in the log by act and outcome, and read whole',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await forgetSettings();
    // With nothing that waits the runs are short.
    await query(
      `update articles set preparation_state = 'failed' where preparation_state = 'imported'`,
    );
    // Whether one of an earlier walk is still there depends on whether the schedule had its turn meanwhile.
    await addPublishable('Publikuotinas');
    await query('delete from auto_import_logs');
    await open(page, SETTINGS);
    for (const [name, started, ended] of [
      ['Šaltinių importas', 'Paleistas šaltinių importas', 'Importuota: 0 straipsnių'],
      ['AI paruošimas', 'Paleistas AI paruošimas', 'Paruošta 0 iš 0'],
      [
        'Automatinis publikavimas',
        'Paleistas automatinis publikavimas',
        'Publikuota: 1 straipsnis',
      ],
    ] as const) {
      const test = button(page, `Išbandyti: ${name}`);
      await press(test);
      // What it publishes is public at once.
      if (name === 'Automatinis publikavimas')
        await answer(page, 'Ar tikrai norite publikuoti dabar?', 'Publikuoti');
      await expectToast(page, started);
      await expectToast(page, ended, { timeout: RUN });
      await expect(test).toBeEnabled({ timeout: RUN });
    }

    await query(`insert into auto_import_logs (action_type, description, status, function_name, error_message, logs)
    values ('Šaltinių importas', 'Nepavykęs', 'failed', 'import-rss-sources', 'Svetainė neatsakė.', E'pirma eilutė\\nantra eilutė')`);
    await open(page, '/admin/automation/logs');
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(4);
    const action = page.getByRole('combobox', { name: 'Veiksmas' });
    const status = page.getByRole('combobox', { name: 'Būsena' });
    for (const [name, count] of [
      ['Šaltinių importas', 2],
      ['Straipsnių paruošimas', 1],
      ['Automatinis publikavimas', 1],
      ['Viršelio kūrimas', 0],
      ['Trumpų straipsnių taisymas', 0],
    ] as const) {
      await choose(action, name);
      await expect(action).toHaveValue(name);
      await expect(rows).toHaveCount(count);
    }
    await expect(page.getByText('Logų nėra')).toBeVisible();
    await choose(action, 'Visi veiksmai');
    await expect(rows).toHaveCount(4);
    for (const [name, count] of [
      ['Klaida', 1],
      ['Vykdoma', 0],
      ['Sėkminga', 3],
    ] as const) {
      await choose(status, name);
      await expect(rows).toHaveCount(count);
    }
    await page.reload();
    await expect(status).toHaveValue('Sėkminga');
    await choose(status, 'Visos būsenos');
    await expect(page).not.toHaveURL(/status=/);
    await expect(rows).toHaveCount(4);

    const openers = rows.getByRole('button');
    await openers.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(openers.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Vykdymas' });
    await expect(drawer).toContainText('Svetainė neatsakė.');
    await expect(drawer).toContainText('antra eilutė');
    await press(button(drawer, 'Kopijuoti'));
    await expect(button(drawer, 'Nukopijuota')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'pirma eilutė\nantra eilutė',
    );
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(openers.first()).toBeFocused();
    await openers.first().press('Enter');
    await expect(drawer).toContainText('Svetainė neatsakė.');
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(rows).toHaveCount(4);
    await expect(openers.first()).toBeFocused();
  },
);

walk(
  'full',
  'the dashboard leads on: its figures, its quick actions, its posts; its charts are a table too',
  async ({ page, context }) => {
    const main = page.getByRole('main');
    for (const [name, path] of [
      [/^Iš viso publikuota/, '/admin/content/posts'],
      [/^Paruošta importui/, '/admin/import/ai?min=0'],
      [/^Neperskaityti pranešimai/, '/admin/communications/contacts?filter=new'],
      ['Rankinis importas', '/admin/import/ai'],
      ['Šaltiniai', '/admin/import/sources'],
      ['Kontaktai', '/admin/communications/contacts'],
    ] as const) {
      await open(page, '/admin');
      const link = main.getByRole('link', { name, exact: true });
      await expectInSight(link);
      await link.press('Enter');
      await expect(page).toHaveURL(panel.product.url + path);
    }
    await page.goBack();
    await press(main.getByRole('link', { name: 'Naujas įrašas' }));
    await expect(page.getByRole('dialog', { name: 'Naujas įrašas' })).toBeVisible();
    await page.goBack();
    await press(page.getByText('Rodyti skaičius lentelėje'));
    const table = page.getByRole('region', { name: 'Veikla pagal dienas' });
    await expect(table.getByRole('row')).toHaveCount(31);
    await table.press('End');
    await expect(table.getByRole('row').last()).toBeInViewport();

    const visit = context.waitForEvent('page');
    const post = main
      .getByRole('heading', { name: 'Naujausi įrašai' })
      .locator('..')
      .getByRole('link');
    await expect(post).toHaveCount(5);
    const title = (await post.first().textContent()) ?? '';
    await post.first().press('Enter');
    await expect((await visit).getByRole('heading', { level: 1 })).toHaveText(title);
  },
);

test('what waits stands first, the most urgent at the top; each line opens exactly that, and counts follow an act', async ({
  page,
}) => {
  await query(
    `insert into rss_sources (name, rss_url, type, last_error, last_fetched_at)
     select 'Nutilęs ' || n, 'https://nutiles.example/' || n, 'rss', 'Svetainė neatsakė.', now()
     from generate_series(1, 2) n`,
  );
  await query(
    `insert into contacts (name, email, message, created_at)
     values ('Senas', 'senas@example.com', 'Ar atsakysite?', now() - interval '9 days')`,
  );
  const twin = await addPrepared(panel.database, 'Panaši', { published_date: new Date() });
  await addArticle(panel.database, 'Panaši kita', {
    has_near_duplicate: true,
    near_duplicate_of: twin.id,
  });
  await addRefused(panel.database, 'Laukianti peržiūros');
  const lines = page.getByRole('region', { name: 'Šiandien' }).getByRole('link');
  await open(page, '/admin');
  await expect(lines.first()).toContainText(/neperskaityt/);
  const words = await lines.allTextContents();
  const placeOf = (noun: RegExp) => words.findIndex((line) => noun.test(line));
  const order = [
    /neperskaityt/,
    /šaltiniai neveikia/,
    /laukia peržiūros/,
    /panaš/,
    /laukia paruošimo/,
  ];
  const places = order.map(placeOf);
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));

  // On a phone it is the whole first screen.
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('Iš viso publikuota')).not.toBeInViewport();
  // Its sentences are whole: by when an answer was promised stands at their end.
  const cut = await lines.locator('*').evaluateAll((parts) => {
    const isCut = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + 1;
    const isBlock = (part: Element) => getComputedStyle(part).display !== 'inline';
    return parts.filter((part) => isBlock(part) && isCut(part)).map((part) => part.textContent);
  });
  expect(cut).toEqual([]);
  // A line without one stands at the height of its count.
  const bare = lines.filter({ hasText: 'laukia paruošimo' });
  const heights = await Promise.all(
    [/^\d+$/, 'laukia paruošimo'].map((words) =>
      bare
        .getByText(words)
        .last()
        .evaluate((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
    ),
  );
  expect(heights[0]).toBeCloseTo(heights[1] ?? 0, 0);
  if (desktop) await page.setViewportSize(desktop);

  for (const noun of order) {
    await open(page, '/admin');
    const line = lines.filter({ hasText: noun });
    const count = Number.parseInt((await line.textContent()) ?? '', 10);
    await press(line);
    // Texts are read one after another; the others are lists.
    if (noun.test('laukia peržiūros'))
      await expect(page).toHaveURL(/\/admin\/import\/ai\/[\w-]+\?state=needs_review$/);
    else await expect(page.getByRole('main').locator('tbody tr')).toHaveCount(Math.min(count, 25));
    // The keyboard is at the title of what was opened, and back at the line it came from.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(lines.filter({ hasText: noun })).toBeFocused();
  }

  await open(page, '/admin/import/sources?state=failing');
  // How a source is doing takes one line where there is room for it, so that many are seen at once.
  const health = page.getByRole('row').filter({ hasText: 'Nutilęs 1' }).getByRole('cell').nth(2);
  await expect(health).toContainText('Svetainė neatsakė.');
  const healthLines = await health.locator('p, .mantine-Badge-root').evaluateAll((parts) => {
    const middles = parts.map((part) => part.getBoundingClientRect());
    return new Set(middles.map(({ top, bottom }) => Math.round((top + bottom) / 2))).size;
  });
  expect(healthLines).toBe(1);
  const inSidebar = page.getByRole('navigation', { name: 'Administravimo meniu' });
  const sources = inSidebar.getByRole('link', { name: 'Šaltiniai', exact: true });
  await expect(sources).toHaveAccessibleDescription('2 šaltiniai neveikia');
  await page.getByRole('switch', { name: 'Aktyvus: Nutilęs 1' }).press('Space');
  await expect(sources).toHaveAccessibleDescription('1 šaltinis neveikia');
  await expect(page.getByRole('radio', { name: 'Neveikia 1' })).toBeChecked();
  await expect(page.getByRole('cell', { name: 'Nutilęs 1' })).toHaveCount(0);
  await query(`delete from rss_sources where name like 'Nutilęs %'`);
});

test('the activity that cannot be loaded says so in its place, and the rest of the dashboard stands', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(SERVER_FAILURE);
  // When articles were prepared is read for the charts alone.
  await panel.database.withoutColumn('articles', 'prepared_at', async () => {
    await open(page, '/admin');
    await expect(page.getByRole('alert')).toHaveText(/^Nepavyko užkrauti veiklos duomenų/);
    await expect(page.getByText('Iš viso publikuota')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Naujausi įrašai' })).toBeVisible();
    await expect(page.getByText('Klaida', { exact: true })).toHaveCount(0);
  });
  await press(button(page, 'Bandyti dar kartą'));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Rodyti skaičius lentelėje')).toBeVisible();
});
