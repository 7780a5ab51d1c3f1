import { home } from '../../content/home.ts';

export function Statistics() {
  return (
    <section className="statistics band" aria-label={home.statistics.title}>
      <ul className="wrap">
        {home.statistics.items.map((item) => (
          <li key={item.figure}>
            <b className="figure">{item.figure}</b> {item.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
