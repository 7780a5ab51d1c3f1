import { home } from '../../content/home.ts';

export function Statistics() {
  return (
    <section className="statistics band" aria-label={home.statistics.title}>
      <dl className="wrap">
        {home.statistics.items.map((item) => (
          <div key={item.figure}>
            <dt>{item.text}</dt>
            <dd className="figure">{item.figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
