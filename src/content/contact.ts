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
  /** Label of the field that catches robots, for whoever meets it after all. */
  trap: 'Šio lauko nepildykite',
  privacy: 'Duomenis naudosime tik Jums atsakyti.',
  copy: 'Kopijuoti',
  map: {
    open: 'Rodyti tikrą žemėlapį',
    note: 'Žemėlapį teikia „OpenStreetMap“: paspaudus jis sužinos Jūsų IP adresą.',
  },
  /** The pages of a browser that runs no scripts. */
  pages: {
    form: 'Parašykite mums',
    formText: 'Žinutę gauna specialistas; atsakome el. paštu arba telefonu.',
    confirm:
      'Liko vienas žingsnis: patvirtinkite, kad rašo žmogus, ne programa. Žinutė jau pas mus, bet nepatvirtintą galime perskaityti vėliau.',
    confirmButton: 'Patvirtinti',
    home: 'Grįžti į pradžią',
  },
  toasts: {
    invalidTitle: 'Neteisingi duomenys',
    failedTitle: 'Klaida',
    failed: 'Nepavyko išsiųsti žinutės. Bandykite dar kartą.',
    sentTitle: 'Žinutė išsiųsta!',
    sent: 'Susisieksime su jumis artimiausiu metu.',
  },
});
