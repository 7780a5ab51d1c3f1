import { home } from '../../content/home.ts';

export function WhyUs() {
  return (
    <section className="section wrap grid12">
      <div className="lg:col-span-4">
        <h2 className="h2">{home.whyUs.title}</h2>
        <p className="lead text-soft mt-5">{home.whyUs.lead}</p>
      </div>
      <ul className="reasons lg:col-start-6 lg:col-span-7">
        {home.whyUs.cards.map((card) => (
          <li key={card.figure}>
            <h3 className="h3">
              <b className="figure">{card.figure}</b> {card.title}
            </h3>
            <p className="text-soft mt-2">{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
