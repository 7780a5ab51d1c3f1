/** Of the world's article, with a number that its source does not have. */
export const BAD_TRANSLATION = {
  title: 'Pašto serverio spraga',
  excerpt: 'Administratoriai raginami nedelsiant atnaujinti serverį.',
  content_html: `<p>${'Įmonės žmonės šiandien sužinojo naują žinią apie 777 įsilaužimus. '.repeat(8)}</p>`,
};
export const asksForTranslation = (fields: string[]): boolean => fields.includes('content_html');
