import { home } from '../../content/home.ts';
import { team, teamIsSample } from '../../content/team.ts';
import { Portrait } from './portrait.tsx';
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
            <Portrait src={member.photo} initials={member.initials} />
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
