import { AppError } from '../../errors.ts';

/**
 * Refuses what is no CSS selector, by the library that will use it. Loaded when it is needed: otherwise pages are
 * only parsed in their own thread.
 * @throws AppError invalid
 */
export async function checkSelector(selector: string | null | undefined): Promise<void> {
  if (!selector) return;
  const { parseHTML } = await import('linkedom');
  try {
    parseHTML('<a href="#">a</a>').document.querySelectorAll(selector);
  } catch (cause) {
    const message = 'Neteisingas CSS parinkiklis';
    throw new AppError('invalid', message, {
      errors: [{ field: 'link_selector', message }],
      cause,
    });
  }
}
