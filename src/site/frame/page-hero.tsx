import type { ReactNode } from 'react';
import type { Fact } from '../../content/figures.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';

interface Props {
  trail: Crumb[];
  heading: string;
  lead: string;
  /** Path of a square drawing made for the dark band. */
  drawing?: string;
  /** `large`: the drawing shares the width with the words; `small`: it stands before them. */
  size?: 'large' | 'small';
  facts?: Fact[];
  /** Buttons. */
  children?: ReactNode;
}

/** The dark band an inner page begins with. */
export function PageHero({ trail, heading, lead, drawing, size, facts, children }: Props) {
  return (
    <section className={`page-hero band ${drawing ? (size ?? 'large') : 'plain'}`}>
      <div className="wrap">
        <Breadcrumb trail={trail} />
        <div className="page-hero-main">
          <div>
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
            {children && <div className="actions">{children}</div>}
          </div>
          {drawing && <img src={drawing} alt="" width="480" height="472" />}
        </div>
        {facts && (
          <ul className="facts">
            {facts.map((fact) => (
              <li key={fact.label}>
                <b>{fact.value}</b> {fact.label}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
