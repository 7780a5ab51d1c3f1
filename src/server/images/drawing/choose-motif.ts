import { foldAccents } from '../../../domain/text/fold-accents.ts';
import * as safety from './cover-motifs-safety.ts';
import * as work from './cover-motifs-work.ts';

export const MOTIFS = { ...safety, ...work };
export type MotifName = keyof typeof MOTIFS;

/**
 * How the words begin that speak of a motif, in small letters without accents; a beginning of several words is one that
 * stands so in the text. English ones are names people use as they are.
 */
const WORDS: Record<Exclude<MotifName, 'lighthouse'>, string> = {
  backup: 'atsargin,kopij,3-2-1,atkur,archyv,backup',
  law: 'nis2,nis 2,bdar,istatym,direktyv,reglament,atitikt,teises,teisini,teisine,gdpr',
  letter:
    'laisk,el past,elektroninio past,elektronini laisk,apgauling,sukci,phishing,dmarc,spf,slamst,gmail,outlook',
  key: 'slaptazod,prisijung,autentifik,prieigos rakt,rakt,mfa,passkey,dvieju veiksn,keliu veiksn,tapatyb',
  contract: 'sutart,sla,kain,tiekej,pirkim,licencij,isipareigojim,biudzet',
  clock: '72 valand,incident,nutek,pazeidim,skub,prastov,terminas,valanda,krize',
  laptop: 'windows,kompiuter,nesiojam,darbo viet,irengin,macos,spausdintuv',
  cloud: 'debes,cloud,microsoft 365,google workspace,onedrive,sharepoint,azure,saas,teams',
  audit: 'audit,patikr,vertinim,pazeidziam,testavim',
  calendar:
    'atnaujin,planas,plana,plano,planu,grafik,savait,menes,ritm,kalendor,priesvent,savaitgal',
  servers: 'server,ups,stebesen,monitor,diskin,zurnal,virtual,duomenu centr,elektros',
  network:
    'tinklas,tinklai,tinklams,tinklo,tinkle,tinklu,vpn,nuotolin,marsrutiz,wi-fi,interneto rys,dns,rysys,rysio,rysiu,ugniasien,sviesolaid,komutator',
  ai: 'dirbtin,di,ai,chatgpt,copilot,gemini,masinin,neuron,kalbos model,pokalb,robot',
  website:
    'svetain,narsykl,tinklalap,programos,programin,kodas,kodo,sertifikat,https,api,e parduotuv,wordpress',
  phone: 'telefon,mobil,sms,isman,android,iphone,programel,vaizdo kamer',
  badge: 'darbuotoj,zmon,mokym,komand,vadov,personal,iseina',
  headset: 'pagalb,palaikym,konsult,klient,aptarnav,uzklaus',
  shield:
    'saug,apsaug,virus,kibernet,soc,edr,gresm,atak,isilauz,ispirk,kenkej,ransomware,antivirus,dlp',
};
/** Of so few letters only the whole word counts. */
const WHOLE = 3;

const BY_CATEGORY = new Map<string | null, MotifName>([
  ['Kibernetinis saugumas', 'shield'],
  ['IT paslaugos', 'headset'],
  ['Technologijos', 'laptop'],
]);

export interface CoverText {
  title: string;
  excerpt?: string | null;
  category: string | null;
}

/**
 * The motif of which a text speaks most, its title before its excerpt; of two alike the one that is named first. Words
 * about nothing known get the category's motif, and without one the lighthouse.
 */
export function chooseMotif({ title, excerpt, category }: CoverText): MotifName {
  const texts = [
    { text: fold(title), weight: 3 },
    { text: fold(excerpt ?? ''), weight: 1 },
  ];
  const scored = (Object.entries(WORDS) as [MotifName, string][]).map(([name, beginnings]) => {
    const places = texts.flatMap(({ text, weight }) =>
      beginnings
        .split(',')
        .map((word) => text.indexOf(word.length <= WHOLE ? ` ${word} ` : ` ${word}`))
        .filter((at) => at !== -1)
        .map((at) => ({ at: weight > 1 ? at : Number.MAX_SAFE_INTEGER, weight })),
    );
    const score = places.reduce((sum, { weight }) => sum + weight, 0);
    return { name, score, at: Math.min(...places.map(({ at }) => at)) };
  });
  const [best] = scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.at - b.at);
  return best?.name ?? BY_CATEGORY.get(category) ?? 'lighthouse';
}

/** Words with a space on each side, signs between them gone. */
const fold = (text: string): string =>
  ` ${foldAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.-]+|[.-](?=\s|$)/gu, ' ')
    .replace(/ +/g, ' ')} `;
