import { home } from '../../content/home.ts';

export function Statistics() {
  return (
    <section className="statistics band" aria-label={home.statistics.title}>
      <ul className="wrap">
        {home.statistics.items.map((item) => (
          <li key={item.value}>
            <b className="figure">{item.value}</b> {item.label}
          </li>
        ))}
      </ul>
    </section>
  );
}
