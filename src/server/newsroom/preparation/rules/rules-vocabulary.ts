import type { PostCategory } from '../../../../domain/articles/post-categories.ts';

/*
 * The words of our services, as Lithuanian stems (words decline; a stem is matched at a word's beginning), with
 * how strongly each says "this is about what we do". One word per idea; brands as they are written.
 */
type Terms = Record<string, number>;

const SECURITY: Terms = {
  kibern: 4,
  kenkėjišk: 4,
  išpirk: 3,
  virus: 2,
  fišing: 4,
  phishing: 4,
  sukči: 3,
  apgavik: 2,
  įsilauž: 4,
  nulauž: 3,
  programiš: 4,
  pažeidžiam: 4,
  spraga: 3,
  spragos: 3,
  spragų: 3,
  spragas: 3,
  slaptažod: 4,
  šifrav: 3,
  autentifik: 4,
  nutekė: 3,
  nutekin: 3,
  antivirus: 4,
  ugniasien: 4,
  užkard: 4,
  ddos: 4,
  bdar: 3,
  nis2: 5,
  nksc: 4,
  ransomware: 4,
  cve: 4,
  tapatyb: 2,
  saugum: 1,
  asmens: 1,
};

const SERVICES: Terms = {
  server: 3,
  debesij: 4,
  debesų: 3,
  atsargin: 3,
  kopij: 1,
  priežiūr: 2,
  infrastruktūr: 2,
  tinkl: 1,
  maršrutizator: 3,
  vpn: 4,
  microsoft: 2,
  office: 2,
  windows: 3,
  outlook: 3,
  sharepoint: 4,
  teams: 1,
  azure: 3,
  'el. pašt': 2,
  migrac: 1,
  virtualiz: 4,
  kompiuter: 2,
  nuotolin: 2,
  licenc: 1,
  'it paslaug': 5,
  'it ūk': 5,
  'it pagalb': 5,
  administr: 1,
  domen: 2,
  svetain: 1,
  spausdintuv: 1,
  'duomenų centr': 3,
};

const TECHNOLOGY: Terms = {
  technologij: 2,
  dirbtin: 2,
  intelekt: 2,
  chatgpt: 3,
  copilot: 3,
  openai: 2,
  google: 1,
  apple: 1,
  program: 1,
  programin: 2,
  platform: 1,
  inovac: 2,
  fintech: 3,
  duomen: 1,
  skaitmen: 2,
  automatiz: 2,
  robot: 1,
  procesor: 2,
  lust: 2,
  išman: 1,
  internet: 1,
  naršykl: 2,
  algoritm: 2,
  startuol: 3,
  kvantin: 2,
  '5g': 2,
};

export const VOCABULARY: Record<PostCategory, Terms> = {
  'Kibernetinis saugumas': SECURITY,
  'IT paslaugos': SERVICES,
  Technologijos: TECHNOLOGY,
};

/** Who reads us: a text that speaks of companies concerns them more. */
export const AUDIENCE: Terms = { įmon: 2, versl: 2, darbuotoj: 1, organizacij: 1, vadov: 1 };

/** Money that is put into firms; whose firms, the words of technology say. */
export const INVESTMENT: Terms = {
  investic: 3,
  investuo: 3,
  investav: 3,
  finansavim: 2,
  pritrauk: 2,
  'rizikos kapital': 4,
  akceler: 2,
};

/** What our readers do not come for. */
export const OFF_TOPIC: Terms = {
  sport: 3,
  krepšin: 4,
  futbol: 4,
  rungtyn: 4,
  žaidim: 2,
  film: 2,
  serial: 2,
  koncert: 3,
  muzik: 2,
  recept: 3,
  horoskop: 5,
  orai: 3,
  rinkim: 2,
  seim: 1,
  automobil: 2,
  kelion: 2,
  akcij: 1,
  nuolaid: 2,
};
