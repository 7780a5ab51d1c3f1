import { home } from '../../content/home.ts';
import { team, teamIsSample } from '../../content/team.ts';
import { SampleNote } from './sample-note.tsx';

export function Team() {
  return (
    <section className="section wrap grid12" id="komanda" tabIndex={-1}>
      <div className="lg:col-span-4">
        <h2 className="h2">{home.team.title}</h2>
        <p className="lead text-soft mt-5">{home.team.lead}</p>
        {teamIsSample && <SampleNote />}
      </div>
      <ul className="people lg:col-start-6 lg:col-span-7">
        {team.map((member) => (
          <li key={member.name}>
            {member.photo ? (
              <img
                className="initials"
                src={member.photo}
                alt=""
                width="56"
                height="56"
                loading="lazy"
              />
            ) : (
              <span className="initials" aria-hidden="true">
                {member.initials}
              </span>
            )}
            <div>
              <h3>{member.name}</h3>
              <p className="text-soft">{member.role}</p>
            </div>
            <p>{member.answersFor}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
