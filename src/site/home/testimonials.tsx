import { home } from '../../content/home.ts';
import {
  type Testimonial,
  testimonials,
  testimonialsAreSample,
} from '../../content/testimonials.ts';
import { Portrait } from './portrait.tsx';
import { Rest } from './rest.tsx';
import { SampleNote } from './sample-note.tsx';

/** A row where there is room for three columns. */
const SHOWN_FIRST = 3;

export function Testimonials() {
  const rest = testimonials.slice(SHOWN_FIRST);
  return (
    <section className="section bg-paper" id="atsiliepimai" tabIndex={-1}>
      <div className="wrap">
        <h2 className="h2">{home.testimonials.title}</h2>
        {testimonialsAreSample && <SampleNote />}
        <ul className="quotes mt-9">{testimonials.slice(0, SHOWN_FIRST).map(toQuote)}</ul>
        {rest.length > 0 && (
          <Rest summary={`${home.testimonials.more} (${rest.length})`}>
            <ul className="quotes">{rest.map(toQuote)}</ul>
          </Rest>
        )}
      </div>
    </section>
  );
}

function toQuote(testimonial: Testimonial) {
  return (
    <li key={testimonial.author}>
      <blockquote>„{testimonial.quote}“</blockquote>
      <Portrait src={testimonial.image} initials={testimonial.initials} />
      <p>
        <b>{testimonial.author}</b>
        {[testimonial.position, testimonial.company].filter(Boolean).join(', ')}
      </p>
    </li>
  );
}
