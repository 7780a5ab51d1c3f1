import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { company } from '../../content/company.ts';
import {
  listSubServicePages,
  servicePages,
  servicePath,
  subServicePages,
  subServicePath,
} from '../../content/service-pages.ts';
import { serviceJsonLd } from './service-json-ld.ts';
import { ServiceScreen } from './service-screen.tsx';
import { serviceTrail, subServiceTrail } from './service-trail.ts';
import { SubServiceScreen } from './sub-service-screen.tsx';

const URL = 'https://imone.lt';
const pages = [
  ...servicePages.map((page) => ({
    path: servicePath(page.slug),
    page,
    trail: serviceTrail(page),
    html: renderToStaticMarkup(<ServiceScreen page={page} />),
  })),
  ...subServicePages.map((page) => ({
    path: subServicePath(page),
    page,
    trail: subServiceTrail(page),
    html: renderToStaticMarkup(<SubServiceScreen page={page} />),
  })),
];
const parse = (html: string) =>
  parseHTML(`<!doctype html><html><body>${html}</body></html>`).document;
const hrefs = (html: string) =>
  [...parse(html).querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe.each(pages)('$path', ({ page, path, trail, html }) => {
  const document = parse(html);
  const text = document.body.textContent ?? '';

  it('has one main heading and no inline style', () => {
    expect([...document.querySelectorAll('h1')].map((h1) => h1.textContent)).toEqual([
      page.hero.heading,
    ]);
    expect(html).not.toContain('style=');
  });

  it('leads to the contact section by the words of the specification', () => {
    const button = document.querySelector('a[href="#kontaktai"]');
    expect(button?.textContent).toBe('Užklausti apie paslaugą');
  });

  it('links every step of its trail except itself', () => {
    const links = [...document.querySelectorAll('.crumbs a')].map((a) => a.getAttribute('href'));
    expect(links).toEqual(trail.slice(0, -1).map((crumb) => crumb.path));
    expect(document.querySelector('.crumbs [aria-current="page"]')?.textContent).toBe(page.name);
  });

  it('tells search engines only what it shows, and of a sample company the name alone', () => {
    const data = serviceJsonLd(page, trail, URL);
    const [service, crumbs] = (data as { '@graph': Record<string, unknown>[] })['@graph'];
    expect(service).toMatchObject({ '@type': 'Service', url: `${URL}${path}` });
    for (const shown of [service?.name, service?.serviceType, service?.description]) {
      expect(text).toContain(shown);
    }
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: trail
        .filter(({ path }) => path !== '/paslaugos')
        .map((crumb) => ({ name: crumb.name, item: `${URL}${crumb.path}` })),
    });
    expect(service?.provider).toMatchObject({ '@type': 'Organization', name: company.brand });
    if (company.isSample) expect(JSON.stringify(data)).not.toMatch(/LocalBusiness|vatID|telephone/);
  });
});

describe('service pages', () => {
  it.each(servicePages)('$slug links to its related services and to its own parts', (page) => {
    const links = hrefs(renderToStaticMarkup(<ServiceScreen page={page} />));
    for (const slug of page.related) expect(links).toContain(servicePath(slug));
    for (const part of listSubServicePages(page.slug)) {
      expect(links).toContain(subServicePath(part));
    }
  });

  it('give search engines the prices they show', () => {
    const page = servicePages.find((one) => one.slug === 'it-pagalba');
    const data = page && JSON.stringify(serviceJsonLd(page, serviceTrail(page), URL));
    expect(data).toContain('"unitCode":"HUR","minPrice":40');
    expect(data).toContain('"unitCode":"MON","minPrice":150');
  });

  it('lead on from a part to its service and the two other parts', () => {
    for (const page of subServicePages) {
      const links = hrefs(renderToStaticMarkup(<SubServiceScreen page={page} />));
      const others = listSubServicePages(page.parent).filter((other) => other !== page);
      expect(others).toHaveLength(2);
      for (const other of others) expect(links).toContain(subServicePath(other));
      expect(links).toContain(servicePath(page.parent));
    }
  });
});
