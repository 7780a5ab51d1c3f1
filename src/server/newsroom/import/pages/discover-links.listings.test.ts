import { expect, it } from 'vitest';
import { compareListing, listOwnListings } from '../../../../../tests/support/listing-pages.ts';
import { discoverLinks } from './discover-links.ts';
import { parsePage } from './parse-page.ts';

it.each(listOwnListings().map((page) => [page.name, page] as const))(
  'the stories of the listing page %s are found, and hardly anything else',
  (_name, page) => {
    const { found, missed, others } = compareListing(
      page,
      discoverLinks(parsePage(page.html), { url: page.url }),
    );
    expect(page.stories.size).toBeGreaterThanOrEqual(5);
    expect(missed.length / page.stories.size, missed.join()).toBeLessThanOrEqual(0.05);
    expect(others.length / found.length, others.join()).toBeLessThanOrEqual(0.05);
  },
);
