import { technologyNews as news } from '../../content/technology-news.ts';
import { trailFromHome } from '../frame/breadcrumb.tsx';
import { PageHero } from '../frame/page-hero.tsx';

export const newsTrail = trailFromHome(news.name, '/technologiju-naujienos');

/** /technologiju-naujienos: what the blog is about, for those who arrive from a search. */
export function NewsScreen() {
  return (
    <>
      <PageHero trail={newsTrail} heading={news.heading} lead={news.lead} />
      <div className="wrap section news">
        {news.sections.map((section) => (
          <section key={section.heading}>
            <h2 className="h3">{section.heading}</h2>
            <div>
              {section.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </section>
        ))}
        <ul className="ways">
          {news.links.map((link) => (
            <li key={link.path}>
              <a className="more" href={link.path}>
                {link.name}
              </a>
              <p>{link.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
