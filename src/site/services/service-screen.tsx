import type { ServicePage } from '../../content/service-page.ts';
import { listSubServicePages, servicePath, subServicePath } from '../../content/service-pages.ts';
import { serviceWords } from '../../content/service-words.ts';
import { CallButton } from '../frame/call-button.tsx';
import { PageHero } from '../frame/page-hero.tsx';
import { LinkRows } from './link-rows.tsx';
import { Included, Prices, Problem, Process, Questions, Suits } from './service-sections.tsx';
import { serviceDrawing, serviceTrail } from './service-trail.ts';

export function AskButtons() {
  return (
    <>
      <a className="btn btn-amber" href="#kontaktai">
        {serviceWords.ask}
      </a>
      <CallButton />
    </>
  );
}

/** A full service page, specification §2.2; the contact section follows it. */
export function ServiceScreen({ page }: { page: ServicePage }) {
  const parts = listSubServicePages(page.slug).map((part) => ({
    name: part.name,
    path: subServicePath(part),
  }));
  return (
    <>
      <PageHero
        trail={serviceTrail(page)}
        heading={page.hero.heading}
        lead={page.hero.lead}
        facts={page.hero.facts}
        drawing={serviceDrawing(page.slug)}
      >
        <AskButtons />
      </PageHero>
      <Problem {...page.problem} />
      <Included {...page.included} areas={listAreas(page)}>
        {parts.length > 0 && <LinkRows title={serviceWords.parts} links={parts} />}
      </Included>
      <Process {...page.process} />
      {page.prices && <Prices {...page.prices} />}
      <Suits {...page.suits} />
      <Questions questions={page.questions} related={page.related} />
    </>
  );
}

/** The business hub describes six services, in the order of its related ones: each leads to its page. */
function listAreas(page: ServicePage): string[] {
  return page.slug === 'it-paslaugos-verslui' ? page.related.map(servicePath) : [];
}
