import type { Page } from '@playwright/test';

/** What of a page moves by itself or when it changes. */
export const listMoving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const lasts = (text: string) => text.split(',').some((time) => parseFloat(time) > 0.05);
        return (
          (style.animationName !== 'none' && lasts(style.animationDuration)) ||
          lasts(style.transitionDuration) ||
          style.scrollBehavior === 'smooth'
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** What changes faster or slower than the panel's own language says: 150 to 200 ms. */
export const listHasty = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        getComputedStyle(element)
          .transitionDuration.split(',')
          .map((time) => parseFloat(time))
          .some((time) => time > 0 && (time < 0.15 || time > 0.2)),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );
