import type { ContactMessage } from '../domain/contact/contact-fields.ts';
import { spaced } from './spacing.ts';

/** Words of the contact section and its form; messages of specification §4.2 and §8 to the letter. */
export const contactWords = spaced({
  title: 'Papasakokite, kas neveikia – arba kas turėtų veikti geriau',
  lead: 'Parašykite kelis sakinius. Atsakys specialistas, kuris supras, apie ką kalbate.',
  /** At the end of what a visitor has just read. */
  about: {
    article: {
      title: 'Ką tai reiškia Jūsų įmonei?',
      lead: 'Parašykite kelis sakinius apie savo įmonę. Atsakysime, ar tai Jums svarbu ir ką daryti pirmiausia.',
    },
    projects: {
      title: 'Turite klausimų apie projektus?',
      lead: 'Parašykite, kuris projektas Jus domina ir ką norėtumėte apie jį sužinoti.',
    },
  },
  company: 'Įmonė',
  reach: 'Susisiekite',
  fields: {
    name: 'Vardas',
    email: 'El. paštas',
    phone: 'Telefonas',
    company: 'Įmonė',
    message: 'Žinutė',
  } satisfies Record<keyof ContactMessage, string>,
  optional: 'neprivaloma',
  send: 'Siųsti žinutę',
  sending: 'Siunčiama...',
  /** Label of the honeypot field, for assistive technology. */
  trap: 'Šio lauko nepildykite',
  reply: 'Atsakome ne vėliau kaip kitą darbo dieną.',
  privacy: 'Duomenis naudosime tik Jums atsakyti.',
  privacyLink: 'Privatumo politika',
  copy: 'Kopijuoti',
  map: {
    open: 'Rodyti tikrą žemėlapį',
    title: 'Žemėlapis su pažymėta mūsų biuro vieta',
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

/** What the form under an article is filled with: first what it is about, as the article itself says. */
export const messageAboutArticle = (title: string): string =>
  `${title} – perskaitę šį straipsnį norėtume pasitarti, ką tai reiškia mūsų įmonei.`;
