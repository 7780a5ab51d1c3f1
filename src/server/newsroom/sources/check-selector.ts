import { AppError } from '../../errors.ts';

/**
 * Refuses what is no CSS selector, by what will use it. Loaded when it is needed: otherwise pages are
 * only read in their own thread.
 * @throws AppError invalid
 */
export async function checkSelector(selector: string | null | undefined): Promise<void> {
  if (!selector) return;
  const { readSelector } = await import('../import/pages/dom/select-elements.ts');
  try {
    readSelector(selector);
  } catch (cause) {
    const message = 'Neteisingas CSS parinkiklis';
    throw new AppError('invalid', message, {
      errors: [{ field: 'link_selector', message }],
      cause,
    });
  }
}
