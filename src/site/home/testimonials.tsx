import { home } from '../../content/home.ts';
import { testimonials, testimonialsAreSample } from '../../content/testimonials.ts';
import { SampleNote } from './sample-note.tsx';

export function Testimonials() {
  return (
    <section className="section bg-paper" id="atsiliepimai">
      <div className="wrap">
        <h2 className="h2">{home.testimonials.title}</h2>
        {testimonialsAreSample && <SampleNote />}
        <ul className="quotes">
          {testimonials.map((testimonial) => (
            <li key={testimonial.author}>
              <blockquote>„{testimonial.quote}“</blockquote>
              {testimonial.image ? (
                <img
                  className="initials"
                  src={testimonial.image}
                  alt=""
                  width="56"
                  height="56"
                  loading="lazy"
                />
              ) : (
                <span className="initials" aria-hidden="true">
                  {testimonial.initials}
                </span>
              )}
              <p>
                <b>{testimonial.author}</b>
                {[testimonial.position, testimonial.company].filter(Boolean).join(', ')}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
