import { euProjects, euProjectWords as words } from '../../content/eu-projects.ts';
import { trailFromHome } from '../frame/breadcrumb.tsx';
import { PageHero } from '../frame/page-hero.tsx';

export const projectsTrail = trailFromHome(words.name, '/es-projektai');

/** /es-projektai, specification §2.8; the contact section follows it. */
export function ProjectsScreen() {
  return (
    <>
      <PageHero trail={projectsTrail} heading={words.heading} lead={words.lead} />
      <div className="wrap section projects">
        {euProjects.map((project) => (
          <article key={project.title} className="project">
            <div>
              <p className="period">
                <span>{words.period}</span>
                <time dateTime={project.start}>{project.start}</time>
                {'\u00A0– '}
                <time dateTime={project.end}>{project.end}</time>
              </p>
              <h2 className="h2">{project.title}</h2>
              <p className="lead">{project.text}</p>
            </div>
            <div>
              <dl>
                {project.sums.map((sum) => (
                  <div key={sum.label}>
                    <dt>{sum.label}</dt>
                    <dd>{sum.value}</dd>
                  </div>
                ))}
              </dl>
              <p className="emblem">
                <img src={words.emblem} alt={words.emblemText} width="270" height="180" />
                {project.statement}
              </p>
            </div>
          </article>
        ))}
        <p className="text-soft text-sm">{words.disclaimer}</p>
      </div>
    </>
  );
}
