import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import ContactForm from './contact-form.tsx';

/* Makes the server's HTML of the form the living one: the only place of the public site where React runs. */

const place = document.querySelector<HTMLElement>('[data-contact-place]');
if (place) {
  const props = JSON.parse(place.dataset.contactPlace ?? '{}');
  hydrateRoot(place, createElement(ContactForm, props));
}
