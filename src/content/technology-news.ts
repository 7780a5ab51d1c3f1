import { company } from './company.ts';
import { spaced } from './spacing.ts';

/** The landing page /technologiju-naujienos: static text with its two links (specification §2.1). */
export const technologyNews = spaced({
  meta: {
    title: `Technologijų naujienos Lietuvos įmonėms – ${company.brand}`,
    description:
      'Technologijų naujienos lietuviškai, parinktos verslui: saugumo spragos, „Microsoft“ ir „Google“ pakeitimai, NIS2 ir BDAR. Kas nutiko ir ką dėl to daryti.',
    keywords:
      'technologijų naujienos, IT naujienos, kibernetinio saugumo naujienos, NIS2 naujienos, IT naujienos lietuviškai',
  },
  name: 'Technologijų naujienos',
  heading: 'Technologijų naujienos, svarbios Jūsų įmonei',
  lead: 'Kasdien pasirodo šimtai pranešimų apie technologijas. Vadovui svarbūs keli iš jų. Tuos ir atrenkame.',
  sections: [
    {
      heading: 'Apie ką rašome',
      paragraphs: [
        'Daugiausia vietos skiriame trims temoms. Kibernetinis saugumas: naujos spragos plačiai naudojamose programose, sukčiavimo būdai, incidentai, iš kurių verta pasimokyti. IT paslaugos: kaip sudaryti priežiūros sutartį, ko tikėtis iš tiekėjo, kada nuomoti, o kada pirkti. Technologijos: ką keičia „Microsoft“, „Google“ ir kiti gamintojai, kurių įrankiais dirbate kasdien.',
        'Atskirai sekame reikalavimus. Kai pasikeičia NIS2, BDAR ar jų taikymo Lietuvoje tvarka, paaiškiname, kam tai galioja ir nuo kada.',
      ],
    },
    {
      heading: 'Kaip atsirenkame',
      paragraphs: [
        'Stebime Lietuvos ir užsienio šaltinius. Kiekvieną pranešimą įvertiname pagal tai, kiek jis naudingas 5–250 žmonių organizacijai: nauja vaizdo plokštė žaidėjams nepateks, o pašto serverio spraga – taip.',
        'Tekstus versti ir rengti padeda dirbtinis intelektas. Prie straipsnio, parengto pagal kitą leidinį, rasite nuorodą į originalą, o jei redaktorius teksto dar neperžiūrėjo, apie tai perskaitysite pačioje pradžioje.',
      ],
    },
    {
      heading: 'Ką su tuo daryti',
      paragraphs: [
        'Gera naujiena apie grėsmę baigiasi veiksmu: ką patikrinti, ką atnaujinti, kam paskambinti. Jei perskaitę suprasite, kad klausimas opus ir Jums, nelaukite kito straipsnio.',
      ],
    },
  ],
  contactMessage:
    'Technologijų naujienos – norėtume pasitarti, kurios iš jų svarbios mūsų įmonei ir ką dėl jų daryti.',
  links: [
    {
      path: '/tinklarastis',
      name: 'Skaityti tinklaraštį',
      text: 'Visi straipsniai, naujausi viršuje, suskirstyti pagal kategorijas.',
    },
    {
      path: '/pagalba',
      name: 'Gauti pagalbą',
      text: 'Telefonas, darbo laikas ir nuotolinio prisijungimo programos.',
    },
  ],
});
