import { home } from '../../content/home.ts';
import { CallButton } from '../frame/call-button.tsx';
import { Icon } from '../frame/icon.tsx';

export function Hero() {
  const { hero } = home;
  return (
    <section className="hero band">
      <div className="wrap grid12">
        <div className="lg:col-span-7 relative">
          <p className="text-accent font-semibold">{hero.kicker}</p>
          <h1 className="h1 mt-5">
            {hero.title.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </h1>
          <p className="lead text-soft mt-7">{hero.lead}</p>
          <div className="flex flex-wrap gap-4 mt-9">
            <a className="btn btn-amber" href="/#kontaktai">
              {hero.action}
            </a>
            <CallButton />
          </div>
          <ul className="trust">
            {hero.trust.map((point) => (
              <li key={point.value}>
                <b>{point.value}</b>
                {point.label}
              </li>
            ))}
          </ul>
        </div>
        <img
          className="amber"
          src="/drawings/hero-amber.svg"
          alt=""
          width="640"
          height="680"
          fetchPriority="high"
        />
      </div>
      <ul className="wrap highlights">
        {hero.highlights.map((card) => (
          <li key={card.href}>
            <a href={card.href}>
              <Icon name={card.icon} className="drawing" />
              <h2 className="h3">{card.title}</h2>
              <p>{card.text}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
