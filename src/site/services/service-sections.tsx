import type { ReactNode } from 'react';
import type { ServicePage, ServiceSlug } from '../../content/service-page.ts';
import { getServicePage, servicePath } from '../../content/service-pages.ts';
import { serviceWords } from '../../content/service-words.ts';
import { LinkRows } from './link-rows.tsx';
import { Steps, type StepsProps } from './steps.tsx';

export function Problem({ heading, paragraphs, signs }: ServicePage['problem']) {
  return (
    <section className="section wrap split">
      <div className="paragraphs">
        <h2 className="h2">{heading}</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <div className="signs">
        <h3 className="h3">{serviceWords.signs}</h3>
        <ul>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** `areas`: on the business hub, the page each item leads to. */
export function Included({
  heading,
  items,
  areas = [],
  children,
}: ServicePage['included'] & { areas?: string[]; children?: ReactNode }) {
  return (
    <section className="section bg-paper">
      <div className="wrap">
        <h2 className="h2">{heading}</h2>
        <ul className="included">
          {items.map((item, index) => (
            <li key={item.title}>
              <h3>{areas[index] ? <a href={areas[index]}>{item.title}</a> : item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}

export function Process({ heading, steps }: { heading: string } & StepsProps) {
  return (
    <section className="section band">
      <div className="wrap">
        <h2 className="h2">{heading}</h2>
        <Steps steps={steps} />
      </div>
    </section>
  );
}

export function Prices({ heading, items, note }: NonNullable<ServicePage['prices']>) {
  return (
    <section className="section bg-paper" id="kainos">
      <div className="wrap">
        <h2 className="h2">{heading}</h2>
        <ul className="prices">
          {items.map((item) => (
            <li key={item.name}>
              <h3>{item.name}</h3>
              <p className="price">{item.price}</p>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        <p className="note">{note}</p>
      </div>
    </section>
  );
}

export function Suits({ heading, text, yes, no }: ServicePage['suits']) {
  const lists = [
    { title: serviceWords.yes, kind: 'yes', items: yes },
    { title: serviceWords.no, kind: 'no', items: no },
  ];
  return (
    <section className="section wrap">
      <div className="split">
        <h2 className="h2">{heading}</h2>
        <p className="lead">{text}</p>
      </div>
      <div className="suits">
        {lists.map((list) => (
          <div key={list.kind} className={list.kind}>
            <h3>{list.title}</h3>
            <ul>
              {list.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

type QuestionsProps = Pick<ServicePage, 'questions'> & { related: ServiceSlug[] };

export function Questions({ questions, related }: QuestionsProps) {
  const links = related.map((slug) => ({
    name: getServicePage(slug).name,
    path: servicePath(slug),
  }));
  return (
    <section className="section bg-paper">
      <div className="wrap split">
        <div>
          <h2 className="h2">{serviceWords.questions}</h2>
          <div className="questions">
            {questions.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
        <LinkRows title={serviceWords.related} links={links} />
      </div>
    </section>
  );
}
