import { company } from './company.ts';
import type { LegalPage } from './legal-page.ts';
import { spaced } from './spacing.ts';

export const termsOfUse: LegalPage = spaced({
  path: '/naudojimo-salygos',
  name: 'Naudojimo sąlygos',
  meta: {
    title: `Svetainės naudojimo sąlygos – ${company.brand}`,
    description:
      'Kam skirta ši svetainė, ką reiškia joje nurodytos kainos, kaip rengiami tinklaraščio straipsniai ir kaip galima naudoti jų turinį.',
    keywords: 'naudojimo sąlygos, svetainės taisyklės, autorių teisės, atsakomybė',
  },
  heading: 'Svetainės naudojimo sąlygos',
  lead: 'Šios sąlygos galioja naršant svetainėje. Paslaugas teikiame pagal atskirą sutartį – joje surašyta viskas, ko čia nėra.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'kas-mes',
      heading: 'Kieno ši svetainė',
      paragraphs: [
        `Svetainę valdo ${company.legalName} (įmonės kodas ${company.registrationCode}, PVM kodas ${company.vatCode}), ${company.address.street}, ${company.address.postalCode} ${company.address.city}. El. paštas ${company.email}, telefonas ${company.phone}.`,
        'Ji skirta įmonėms ir kitoms organizacijoms, besidominčioms IT priežiūra.',
      ],
    },
    {
      id: 'paslaugos',
      heading: 'Paslaugos ir kainos',
      paragraphs: [
        'Paslaugų aprašymai padeda susiorientuoti, bet nėra pasiūlymas sudaryti sutartį. Apimtis, reagavimo laikas ir prieinamumas (SLA) galioja tokie, kokie įrašyti Jūsų sutartyje.',
        'Kainos su žodžiu „nuo“ yra mažiausios galimos. Galutinę pasakome prieš pradėdami dirbti.',
        'Išsiuntę žinutę dar nieko neužsakote: susisieksime ir aptarsime, ko reikia.',
      ],
    },
    {
      id: 'straipsniai',
      heading: 'Tinklaraščio straipsniai',
      paragraphs: [
        'Dalį straipsnių rengiame pagal kitų leidinių pranešimus: nurodome šaltinį ir originalo adresą. Versti ir rašyti padeda dirbtinis intelektas. Prie teksto, kurio redaktorius dar neperžiūrėjo, tai aiškiai pažymėta.',
        'Straipsniai yra bendro pobūdžio ir neatstoja konsultacijos: prieš keisdami savo sistemas, pasitarkite su specialistu. Pastebėję klaidą, parašykite – ištaisysime.',
      ],
    },
    {
      id: 'autoriu-teises',
      heading: 'Autorių teisės',
      paragraphs: [
        'Mūsų tekstus ir piešinius galite cituoti nurodydami šaltinį ir pateikdami nuorodą. Norėdami perspausdinti visą tekstą, paklauskite. Teisės į originalius kitų leidinių straipsnius priklauso jų leidėjams, prekių ženklai – jų savininkams.',
      ],
    },
    {
      id: 'programos',
      heading: 'Nuotolinė pagalba',
      paragraphs: [
        'Puslapyje „Pagalba“ esančias programas leiskite tik kalbėdami su mūsų specialistu, kuriam paskambinote patys. Jas sukūrė kiti gamintojai, todėl galioja ir jų licencijos.',
      ],
    },
    {
      id: 'naudojimasis',
      heading: 'Ko prašome nedaryti',
      paragraphs: [],
      list: [
        'Siųsti reklamos per kontaktų formą ar apeiti jos apsaugą.',
        'Be susitarimo ieškoti spragų arba apkrauti serverį automatinėmis užklausomis. Spragą pastebėjote atsitiktinai? Parašykite – padėkosime.',
        'Apsimesti kitu žmogumi ar nurodyti svetimus duomenis.',
      ],
    },
    {
      id: 'atsakomybe',
      heading: 'Atsakomybė',
      paragraphs: [
        'Stengiamės, kad informacija būtų tiksli, o svetainė veiktų, tačiau trikčių pasitaiko. Naudotis ja nemokama, todėl dėl trikčių patirtų nuostolių neatlyginame. Ši nuostata neriboja atsakomybės už tyčią, didelį neatsargumą ir tai, ko pagal įstatymus riboti negalima, taip pat nekeičia Jūsų sutarties su mumis.',
        'Už kitų svetaines, į kurias veda nuorodos, atsako jų savininkai.',
      ],
    },
    {
      id: 'gincai',
      heading: 'Teisė ir ginčai',
      paragraphs: [
        'Taikoma Lietuvos Respublikos teisė. Nesutarimus pirmiausia sprendžiame pokalbiu, o nepavykus – Lietuvos teismuose. Kaip tvarkome asmens duomenis, aprašyta privatumo politikoje.',
      ],
    },
  ],
});
