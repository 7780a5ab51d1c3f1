import { awards, awardsAreSample } from '../../content/awards.ts';
import { home } from '../../content/home.ts';
import { Icon } from '../frame/icon.tsx';
import { SampleNote } from './sample-note.tsx';

/** Each award as a bar on one time line; `from-…`/`to-…` classes place it (no inline styles by policy). */
export function Awards() {
  return (
    <section className="section wrap">
      <div className="grid12 items-end gap-y-5">
        <h2 className="h2 lg:col-span-6">{home.awards.title}</h2>
        <div className="lg:col-start-8 lg:col-span-5">
          <p className="lead text-soft">{home.awards.lead}</p>
          {awardsAreSample && <SampleNote />}
        </div>
      </div>
      <ul className="awards">
        {awards.map((award) => (
          <li key={award.title} className={`from-${award.from} to-${award.to}`}>
            {award.badges.length > 0 ? (
              award.badges
                .slice(0, 2)
                .map((badge) => (
                  <img key={badge} src={badge} alt="" width="48" height="48" loading="lazy" />
                ))
            ) : (
              <Icon name="laurel" className="drawing" />
            )}
            <h3>{award.title}</h3>
            <p className="text-soft text-sm">{award.note}</p>
            <p className="period">{`${award.from}–${award.to}`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
