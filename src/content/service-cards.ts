import { spaced } from './spacing.ts';

/** The nine cards of the home page, in the order and with the link rules of specification §2.2. */
interface ServiceCard {
  slug: string;
  href: string;
  /** Symbol in public/drawings/icons.svg. */
  icon: string;
  title: string;
  description: string;
  features: { name: string; href: string }[];
}

/** Six services have pages of their own for each feature; the other three link them to the parent. */
function card(
  slug: string,
  icon: string,
  title: string,
  description: string,
  features: [name: string, subSlug?: string][],
): ServiceCard {
  const href = `/paslaugos/${slug}`;
  return {
    slug,
    href,
    icon,
    title,
    description,
    features: features.map(([name, subSlug]) => ({
      name,
      href: subSlug ? `${href}/${subSlug}` : href,
    })),
  };
}

export const services: ServiceCard[] = spaced([
  card(
    'kompiuteriu-prieziura',
    'workstation',
    'Kompiuterių priežiūra',
    'Darbo vietos įsijungia, atsinaujina ir yra apsaugotos, o darbuotojas žino, kam skambinti, kai kas nors stringa.',
    [
      ['Operacinių sistemų atnaujinimai', 'os-atnaujinimai'],
      ['Antivirusinė apsauga', 'antivirusai'],
      ['Atsarginių kopijų sprendimai', 'backup-sprendimai'],
    ],
  ),
  card(
    'serverio-prieziura',
    'rack',
    'Serverių priežiūra',
    'Konfigūruojame, stebime ir taisome fizinius bei virtualius serverius. 99,9 % prieinamumas įrašytas SLA sutartyje.',
    [
      ['Serverių konfigūracija', 'serveriu-konfiguracija'],
      ['Stebėsena 24/7', 'monitoringas-24-7'],
      ['Serverių atsarginės kopijos', 'atsargines-kopijos'],
    ],
  ),
  card(
    'svetaines-prieziura',
    'browser',
    'Svetainių priežiūra',
    'Įdiegiame saugumo pataisas, darome kopijas ir stebime, ar svetainė pasiekiama, kad apie triktį pirmieji sužinotume mes.',
    [['Atnaujinimai ir saugumo pataisos'], ['Greitis ir pasiekiamumas'], ['Svetainės kopijos']],
  ),
  card(
    'it-ukio-prieziura',
    'estate',
    'IT ūkio priežiūra',
    'Tinklas, įrenginiai, paskyros ir licencijos – vienoje apskaitoje. Žinote, ką turite, kas už tai atsako ir kiek tai kainuoja.',
    [
      ['Tinklų priežiūra', 'tinklu-prieziura'],
      ['Įrenginių valdymas', 'irenginiu-valdymas'],
      ['VPN konfigūracija', 'vpn-konfiguracija'],
    ],
  ),
  card(
    'kibernetinis-saugumas',
    'shield',
    'Kibernetinis saugumas',
    'Saugumo operacijų centras stebi įrenginius visą parą ir stabdo atakas, kol jos dar netapo prastova.',
    [
      ['Saugumo operacijų centras (SOC)', 'soc'],
      ['EDR sprendimai', 'edr-sprendimai'],
      ['DLP – duomenų nutekėjimo prevencija', 'dlp-apsauga'],
    ],
  ),
  card(
    'atsargines-kopijos',
    'backup',
    'Atsarginės kopijos',
    'Dirbame pagal 3-2-1 strategiją: trys kopijos, dviejų tipų laikmenos, viena kopija – už biuro ribų.',
    [['Automatinis kopijavimas'], ['Kopija už biuro ribų'], ['Atkūrimo bandymai']],
  ),
  card(
    'microsoft-365',
    'tenant',
    'Microsoft 365',
    'Perkeliame paštą ir failus, tvarkome naudotojus bei teises ir pasirūpiname, kad nustatymai atitiktų BDAR.',
    [
      ['Diegimas ir migracija', 'diegimas-ir-migracija'],
      ['Naudotojų valdymas', 'vartotoju-valdymas'],
      ['BDAR atitiktis', 'bdar-atitiktis'],
    ],
  ),
  card(
    'google-workspace',
    'workspace',
    'Google Workspace',
    'Migruojame neprarasdami laiškų, sutvarkome bendrinimo teises ir kasdien prižiūrime „Gmail“ bei „Drive“.',
    [
      ['Migracija', 'migracija'],
      ['„Gmail“ valdymas', 'gmail-valdymas'],
      ['„Drive“ administravimas', 'drive-administravimas'],
    ],
  ),
  card(
    'it-auditas-nis2',
    'audit',
    'IT auditas ir NIS2',
    'Įvertiname esamą būklę, surašome spragas pagal svarbą ir parengiame planą, kurį galima parodyti vadovui ir tikrintojui.',
    [['IT būklės auditas'], ['NIS2 atitiktis'], ['BDAR reikalavimai']],
  ),
]);
