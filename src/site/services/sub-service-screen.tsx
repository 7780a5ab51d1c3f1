import type { SubServicePage } from '../../content/service-page.ts';
import {
  getServicePage,
  listSubServicePages,
  servicePath,
  subServicePath,
} from '../../content/service-pages.ts';
import { serviceWords } from '../../content/service-words.ts';
import { PageHero } from '../frame/page-hero.tsx';
import { LinkRows } from './link-rows.tsx';
import { AskButtons } from './service-screen.tsx';
import { Included, Process } from './service-sections.tsx';
import { serviceDrawing, subServiceTrail } from './service-trail.ts';

/** A page below a service, specification §2.5; the contact section follows it. */
export function SubServiceScreen({ page }: { page: SubServicePage }) {
  const { hero, intro, features, benefits, firstWeek } = page;
  return (
    <>
      <PageHero
        trail={subServiceTrail(page)}
        heading={hero.heading}
        lead={hero.lead}
        facts={hero.facts}
        drawing={serviceDrawing(page.parent)}
        size="small"
      >
        <AskButtons />
      </PageHero>
      <section className="section wrap split">
        <h2 className="h2">{intro.heading}</h2>
        <div className="paragraphs">
          {intro.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      <Included {...features} />
      <section className="section wrap split">
        <h2 className="h2">{benefits.heading}</h2>
        <ul className="benefits">
          {benefits.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Process {...firstWeek} />
      <div className="wrap siblings">
        <LinkRows title={serviceWords.siblings} links={listNeighbours(page)} />
      </div>
    </>
  );
}

/** The service this one belongs to and its other parts. */
function listNeighbours(page: SubServicePage): { name: string; path: string }[] {
  return [
    { name: getServicePage(page.parent).name, path: servicePath(page.parent) },
    ...listSubServicePages(page.parent)
      .filter((other) => other.slug !== page.slug)
      .map((other) => ({ name: other.name, path: subServicePath(other) })),
  ];
}
