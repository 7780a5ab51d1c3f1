import { expect, type Locator, type Page } from '@playwright/test';
import { isNarrow } from './screens.ts';

/* The panel by keys alone. A key does not wait for what a click waits for, so these do. */

/** Enter, or another key, on what can be used. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await target.press(key);
}

/** On a phone a list's filters are behind one button. */
export async function showFilters(page: Page): Promise<void> {
  if (!isNarrow(page)) return;
  const fold = page.getByRole('button', { name: /^Filtrai/ });
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await press(fold);
}

/** From one tab to the one beside it, when nothing stands over them any more. */
export async function goToTab(page: Page, from: string, key: string, to: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A dialog that closes gives the focus back a moment later, maybe between the tab's focus and the key.
  await expect(async () => {
    await page.getByRole('tab', { name: from }).press(key);
    await expect(page.getByRole('tab', { name: to, selected: true })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
}

/** Writes over what stands in a field. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  if (text) await field.page().keyboard.insertText(text);
  else await field.press('Delete');
  await expect(field).toHaveValue(text);
}

/** Opens a list of choices (or narrows it by what is typed) and walks down to one of them. */
export async function choose(field: Locator, name: string, typed?: string): Promise<void> {
  const page = field.page();
  const { keyboard } = page;
  const option = page.getByRole('option', { name, exact: true });
  if (typed !== undefined) {
    await field.press('ControlOrMeta+a');
    if (typed) await keyboard.insertText(typed);
    else await keyboard.press('Delete');
  } else await field.press('ArrowDown');
  await expect(option).toBeVisible();
  await expect(async () => {
    if ((await option.getAttribute('data-combobox-selected')) === null)
      await keyboard.press('ArrowDown');
    expect(await option.getAttribute('data-combobox-selected')).not.toBeNull();
  }).toPass({ intervals: [0] });
  await keyboard.press('Enter');
  await expect(option).toBeHidden();
}

/** Opens a menu by its button and takes an entry of it. */
export async function take(opener: Locator, entry: string): Promise<void> {
  await press(opener);
  const item = opener.page().getByRole('menuitem', { name: entry, exact: true });
  await expect(item).toBeVisible();
  await item.press('Enter');
}

/** Answers a question with one of its buttons. */
export async function answer(page: Page, question: string, reply: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: question }).last();
  // It takes the focus to its cross some milliseconds after it stands there: a key pressed meanwhile would close it.
  await expect(dialog.and(page.locator(':focus-within'))).toBeVisible();
  // The cross may have the same name.
  await press(dialog.getByRole('button', { name: reply, exact: true }).last());
  await expect(page.getByText(question)).toHaveCount(0);
}

/** What stands there is big enough to be seen and pressed, in the window's width. */
export async function expectInSight(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await expect(target).toBeInViewport({ ratio: 0.9 });
  const box = await target.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(16);
}
