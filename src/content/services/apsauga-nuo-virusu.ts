import { facts } from '../figures.ts';
import type { ServicePage } from '../service-page.ts';

export const apsaugaNuoVirusuPage: ServicePage = {
  slug: 'apsauga-nuo-virusu',
  name: 'Apsauga nuo virusų',
  title: 'Apsauga nuo virusų ir išpirkos programų įmonėms',
  description:
    'Apsauga nuo virusų įmonei: kompiuteriai, laiškai, DNS filtras, teisės ir atsarginė kopija. Bendra konsolė, taisyklės ir planas, jei užkratas vis tiek prasmuktų.',
  keywords: [
    'apsauga nuo virusų',
    'išpirkos virusas',
    'antivirusinė įmonei',
    'microsoft defender for business',
    'virusų šalinimas',
    'ransomware apsauga',
  ],
  hero: {
    heading: 'Apsauga nuo virusų įmonei',
    lead: 'Viena programa visų virusų nesustabdo. Sudedame kelis sluoksnius, kad neatsargus spustelėjimas liktų vieno kompiuterio bėda, o ne visos įmonės prastova.',
    facts: facts({
      urgentReply: 'iki mūsų reakcijos į pranešimą apie užkratą',
      copyRule: 'kopijų taisyklė, kai apsauga neatlaiko',
      watch: 'stebimi apsaugos įspėjimai',
      clients: 'klientų dirba su mumis',
    }),
  },
  problem: {
    heading: 'Kaip virusas patenka į biurą',
    paragraphs: [
      'Įprastas kelias – laiškas su netikra sąskaita arba nuoroda į suklastotą prisijungimo puslapį. Kiti keliai: nelegali programa, rasta USB atmintinė, nuotolinis darbalaukis (RDP), atvertas visam internetui.',
      'Įsilaužėliai pirmiausia ieško administratoriaus teisių ir kopijų, o failus šifruoja tik vėliau, dažnai naktį ar savaitgalį. Todėl penktadienį tylėjusi antivirusinė dar nereiškia, kad pirmadienį serveris įsijungs.',
    ],
    signs: [
      'Antivirusinės licencija baigėsi, o niekas nepastebėjo.',
      'Darbuotojai dirba su administratoriaus teisėmis.',
      'Kiekviename kompiuteryje – vis kita nemokama programa.',
      'Prie biuro serverio jungiatės per RDP be VPN.',
    ],
  },
  included: {
    heading: 'Penki sluoksniai ir vienas planas',
    items: [
      {
        title: 'Kompiuteriai ir serveriai',
        text: '„Microsoft Defender for Business“ arba „ESET PROTECT“: vienoje konsolėje matyti, kuris įrenginys apsaugotas, o kuris atsilieka.',
      },
      {
        title: 'Mažiau landų',
        text: 'Įjungiame atakos paviršiaus mažinimo (ASR) taisykles ir blokuojame „Office“ makrokomandas failuose, gautuose iš interneto.',
      },
      {
        title: 'Laiškai ir nuorodos',
        text: 'Jei pašto planas leidžia, priedai atidaromi izoliuotoje aplinkoje, o nuorodos tikrinamos paspaudimo akimirką.',
      },
      {
        title: 'Kenkėjiški domenai',
        text: 'DNS filtras, pavyzdžiui, „Quad9“, nutraukia ryšį su žinomais sukčių serveriais dar prieš atveriant puslapį.',
      },
      {
        title: 'Ribotos teisės',
        text: '„Windows LAPS“ kiekvienam kompiuteriui suteikia skirtingą vietinio administratoriaus slaptažodį, todėl užkratas sunkiau plinta.',
      },
      {
        title: 'Užkrato planas',
        text: 'Vienas lapas prie kiekvieno darbo stalo: ką atjungti, kam skambinti, ko nespausti. Atskirai patikriname, ar užkratas negalėtų sunaikinti kopijų.',
      },
    ],
  },
  process: {
    heading: 'Pirmoji apsaugos savaitė',
    steps: [
      {
        title: 'Pirmadienis: patikra',
        text: 'Surandame visus kompiuterius ir pažymime tuos, kurių apsauga neveikia. Įtartinus nuskenuojame „Defender Offline“ priemone, kol „Windows“ dar nepaleista.',
      },
      {
        title: 'Antradienis–ketvirtadienis: diegimas',
        text: 'Senas antivirusines pašaliname, įdiegiame bendrą, o griežtesnes taisykles bandomajai grupei pirma įjungiame tik stebėjimo režimu.',
      },
      {
        title: 'Penktadienis: blokavimas',
        text: 'Suderiname išimtis apskaitos ar gamybos programoms, įjungiame blokavimą ir nekenksmingu EICAR failu patikriname, ar įspėjimas mus pasiekia.',
      },
      {
        title: 'Toliau kas mėnesį',
        text: 'Siunčiame suvestinę: kas sustabdyta, kurie įrenginiai neatsinaujina ir ką siūlome pakeisti.',
      },
    ],
  },
  suits: {
    heading: 'Kada to užtenka, o kada ne',
    text: '„Defender for Business“ skirtas organizacijoms iki 300 naudotojų, serveriams reikia atskiros licencijos. „Mac“ kompiuterius matysite toje pačioje konsolėje.',
    yes: [
      'Antivirusinės įdiegtos, bet niekas neskaito jų pranešimų.',
      'Neseniai nuo išpirkos programos nukentėjo Jūsų įmonė ar partneris.',
      'Draudikas arba klientas klausia apie kompiuterių apsaugą.',
    ],
    no: [
      'Reikia analitikų, kurie tirtų atakas: tam skirta kibernetinio saugumo paslauga su SOC.',
      'Naudojate „Windows 7“: pirmiausia šią sistemą keičiame arba kompiuterį atskiriame nuo tinklo.',
    ],
  },
  questions: [
    {
      question: 'Ar nepakanka „Windows“ įdiegtos apsaugos?',
      answer:
        'Pats variklis geras, tačiau be bendros konsolės niekas nesužinos, kad kas nors jį išjungė. Įmonei dar reikia taisyklių ir žmogaus, kuris perskaito įspėjimą.',
    },
    {
      question: 'Ką daryti, jei failai jau užšifruoti?',
      answer:
        'Atjunkite kompiuterį nuo tinklo, bet jo neišjunkite, ir skambinkite. Nustatome kenkėjo rūšį, projekte „No More Ransom“ paieškome rakto, jo neradę – atkuriame iš kopijos. Be rakto ir kopijos failų dažniausiai susigrąžinti neįmanoma.',
    },
    {
      question: 'Ar mokėti išpirką?',
      answer:
        'Nepatariame: pinigai negarantuoja nei failų, nei tylos. Jei paveikti asmens duomenys, gali tekti per 72 valandas pranešti Valstybinei duomenų apsaugos inspekcijai.',
    },
    {
      question: 'Kiek kainuoja apsaugoti vieną kompiuterį?',
      answer:
        'Mokate už licenciją ir priežiūrą. Parašykite, kiek turite kompiuterių bei serverių, ir abi sumas pateiksime atskirai.',
    },
  ],
  related: ['kibernetinis-saugumas', 'kompiuteriu-prieziura', 'atsargines-kopijos', 'it-pagalba'],
  contactMessage:
    'Sveiki, norime patikimesnės apsaugos nuo virusų visiems įmonės kompiuteriams. Pirmiausia rūpi patikrinti, ar dabar nė vienas nėra užkrėstas.',
};
