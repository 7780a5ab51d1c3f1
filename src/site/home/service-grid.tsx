import { home } from '../../content/home.ts';
import { pricesLink } from '../../content/navigation.ts';
import { services } from '../../content/service-cards.ts';
import { Icon } from '../frame/icon.tsx';

export function ServiceGrid() {
  return (
    <section className="section bg-paper" id="paslaugos" tabIndex={-1}>
      <div className="wrap">
        <div className="grid12 items-end gap-y-5">
          <h2 className="h2 lg:col-span-6">{home.services.title}</h2>
          <p className="lead text-soft lg:col-start-8 lg:col-span-5">{home.services.lead}</p>
        </div>
        <ul className="services">
          {services.map((service) => (
            <li key={service.slug}>
              <Icon name={service.icon} className="drawing" />
              <h3 className="h3">{service.title}</h3>
              <p className="text-soft">{service.description}</p>
              <ul>
                {service.features.map((feature) => (
                  <li key={feature.name}>
                    <a href={feature.href}>{feature.name}</a>
                  </li>
                ))}
              </ul>
              <a
                className="more"
                href={service.href}
                aria-label={`${home.services.more}: ${service.title}`}
              >
                {home.services.more}
              </a>
            </li>
          ))}
        </ul>
        <p className="lead mt-7">{home.services.prices.items.join(' ')}</p>
        <a className="more mt-4" href={pricesLink.href}>
          {home.services.prices.link}
        </a>
      </div>
    </section>
  );
}
