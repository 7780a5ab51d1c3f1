import type { LegalPage, LegalSection } from '../../content/legal-page.ts';
import { trailFromHome } from '../frame/breadcrumb.tsx';
import { PageHero } from '../frame/page-hero.tsx';

export const legalTrail = ({ name, path }: Pick<LegalPage, 'name' | 'path'>) =>
  trailFromHome(name, path);

export function LegalScreen({ page }: { page: LegalPage }) {
  return (
    <>
      <PageHero trail={legalTrail(page)} heading={page.heading} lead={page.lead} />
      <div className="wrap section legal-page">
        <nav aria-label="Turinys">
          <p>
            Atnaujinta <time dateTime={page.updated}>{page.updated}</time>
          </p>
          <ul>
            {page.sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {page.sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </div>
      </div>
    </>
  );
}

function Section({ id, heading, paragraphs, list, table }: LegalSection) {
  return (
    <section id={id}>
      <h2>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {table && (
        <table>
          <caption className="sr-only">{heading}</caption>
          <thead>
            <tr>
              {table.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
