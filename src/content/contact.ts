import { spaced } from './spacing.ts';

/** Words of the contact section and its form; messages of specification §4.2 and §8 to the letter. */
export const contactWords = spaced({
  title: 'Papasakokite, kas neveikia – arba kas turėtų veikti geriau',
  lead: 'Parašykite kelis sakinius. Atsakys specialistas, kuris supras, apie ką kalbate.',
  company: 'Įmonė',
  reach: 'Susisiekite',
  fields: {
    name: 'Vardas',
    email: 'El. paštas',
    phone: 'Telefonas',
    company: 'Įmonė',
    message: 'Žinutė',
  },
  optional: 'neprivaloma',
  send: 'Siųsti žinutę',
  sending: 'Siunčiama...',
  privacy: 'Duomenis naudosime tik Jums atsakyti.',
  toasts: {
    invalidTitle: 'Neteisingi duomenys',
    failedTitle: 'Klaida',
    failed: 'Nepavyko išsiųsti žinutės. Bandykite dar kartą.',
    sentTitle: 'Žinutė išsiųsta!',
    sent: 'Susisieksime su jumis artimiausiu metu.',
  },
});
