import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const serveriuKonfiguracijaPage: SubServicePage = {
  parent: 'serverio-prieziura',
  slug: 'serveriu-konfiguracija',
  name: 'Serverių konfigūracija',
  title: 'Serverių konfigūracija: diegimas, sauga, dokumentai',
  description:
    'Konfigūruojame „Windows Server“, „Linux“, „Hyper-V“ ir „Proxmox“ serverius: diskai, domenas, saugi prieiga. Gaunate serverio pasą ir pakeitimų žurnalą.',
  keywords: [
    'serverių konfigūracija',
    'windows server',
    'proxmox',
    'hyper-v',
    'active directory',
    'serverio diegimas',
  ],
  hero: {
    heading: 'Serveris, kurio sandarą žino ne vienas žmogus',
    lead: 'Įdiegiame ir sutvarkome „Windows Server“, „Linux“, „Hyper-V“ bei „Proxmox“, o kiekvieną sprendimą užrašome. Jei rytoj ateitų kitas administratorius, jis galėtų tęsti darbą.',
    facts: facts({
      yearsOfExperience: 'patirtį turintys specialistai',
      availability: 'prieinamumas pagal SLA',
    }),
  },
  contactMessage:
    'Laba diena, turime serverį, kurį sukonfigūravo pas mus nebedirbantis žmogus, ir neturime jokių dokumentų. Norėtume apžiūros ir sąrašo, ką reikėtų sutvarkyti.',
  intro: {
    heading: 'Nustatymai sensta tyliai',
    paragraphs: [
      'Serveris gali veikti penkerius metus ir vis tiek būti sukonfigūruotas blogai: visi jungiasi bendra „Administrator“ paskyra, nuotolinis darbalaukis atvertas internetui, RAID masyve seniai dega geltona lemputė. Tai paaiškėja tada, kai tenka keisti diską arba atsakyti auditoriui.',
      'Remiamės gamintojų rekomendacijomis ir „CIS Benchmarks“ sąrašais, bet taikome tik tai, kas nekenkia Jūsų programoms. Kiekvieną nukrypimą paaiškiname raštu.',
      'Dažnas klausimas: serverinė ar debesija? Jei programa dirba vienam biurui, duomenų daug, o interneto ryšys nepatikimas, vietinis serveris tebėra pagrįstas pasirinkimas. Jei jame liko tik failai ir paštas, atvirai pasakysime, kad naujo pirkti neverta.',
    ],
  },
  features: {
    heading: 'Darbai, kuriuos atliekame',
    items: [
      {
        title: 'Virtualizacija',
        text: 'Parenkame „Hyper-V“ arba „Proxmox VE“, paskirstome procesorius ir atmintį, domeną, failus ir programas laikome atskiruose virtualiuosiuose serveriuose.',
      },
      {
        title: 'Diskai ir talpa',
        text: 'RAID ar ZFS schema pagal darbo krūvį, atsarginis diskas, valdiklio baterijos patikra, vietos prognozė metams.',
      },
      {
        title: 'Domenas',
        text: '„Active Directory“, DNS, DHCP ir grupių strategijos. Vietinių administratorių slaptažodžius automatiškai keičia „Windows LAPS“.',
      },
      {
        title: 'Prieiga',
        text: 'Kiekvienas administratorius turi savo paskyrą ir jungiasi per VPN su antruoju veiksniu, o iDRAC ir iLO sąsajos – atskirame valdymo tinkle.',
      },
      {
        title: 'Duomenų bazės',
        text: '„SQL Server“ ar „PostgreSQL“ atminties ribas, žurnalus ir priežiūros užduotis deriname kartu su Jūsų verslo programos gamintoju.',
      },
      {
        title: 'Pakartojama sąranka',
        text: '„Linux“ aprašome „Ansible“ failuose, „Windows“ – „PowerShell“ scenarijuose, todėl antrą serverį paruošiame tokį pat.',
      },
      {
        title: 'Dingus elektrai',
        text: 'UPS susiejame su serveriu: virtualieji serveriai išsijungia tvarkingai ir numatyta seka, o ne nutrūksta išsikrovus baterijai.',
      },
      {
        title: 'Mikroprogramos',
        text: 'Valdiklių, diskų ir BIOS versijas atnaujiname prieš pradedant serverį naudoti, nes vėliau tam jį teks stabdyti.',
      },
    ],
  },
  benefits: {
    heading: 'Ką turėsite rankose',
    items: [
      {
        title: 'Serverio pasas',
        text: 'Įranga, garantija, versijos, IP adresai, tarnybos, slaptažodžių vieta ir atsakingas žmogus – viename dokumente, kuris priklauso Jums.',
      },
      {
        title: 'Pakeitimų žurnalas',
        text: 'Data, priežastis, atlikėjas ir kelias atgal. Didesnį darbą pradedame tik turėdami šviežią kopiją ir suderintą laiką.',
      },
      {
        title: 'Palaikymo kalendorius',
        text: 'Pavyzdžiui, „Windows Server 2016“ palaikymo pabaiga – 2027 m. sausio 12 d. Tokios datos iš anksto atsiduria Jūsų biudžeto plane.',
      },
      {
        title: 'Kaina prieš darbus',
        text: 'Po apžiūros gaunate darbų sąrašą su valandomis. Ką atlikti dabar, o ką atidėti, sprendžiate patys.',
      },
      {
        title: 'Kur mūsų darbas baigiasi',
        text: 'Licencijas perkate savo vardu, o verslo programos vidų keičia jos gamintojas. Mes paruošiame aplinką ir dalyvaujame diegiant.',
      },
    ],
  },
  firstWeek: {
    heading: 'Pirmiausia apžiūra, tik paskui pakeitimai',
    steps: [
      'Gauname skaitymo teises ir surenkame dabartinę konfigūraciją, nieko nekeisdami.',
      'Patikriname diskų būklę, kopijas, sertifikatų galiojimą ir iš interneto matomus prievadus.',
      'Gavę Jūsų sutikimą, iš karto uždarome tai, kas pavojinga, pavyzdžiui, viešą RDP.',
      'Radinius suskirstome: daryti dabar, suplanuoti, palikti ir užrašyti kodėl.',
      'Suderiname pirmąjį techninių darbų vakarą ir atsitraukimo planą.',
    ],
  },
};
