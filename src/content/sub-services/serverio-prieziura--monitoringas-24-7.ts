import { facts } from '../figures.ts';
import type { SubServicePage } from '../service-page.ts';

export const monitoringas247Page: SubServicePage = {
  parent: 'serverio-prieziura',
  slug: 'monitoringas-24-7',
  name: 'Stebėsena 24/7',
  title: 'Serverių monitoringas 24/7 su „Zabbix“',
  description:
    'Serverius, tarnybas, sertifikatus ir tinklą „Zabbix“ tikrina visą parą. Įspėjimą gauna budintis specialistas, o Jūs – mėnesio prieinamumo suvestinę.',
  keywords: [
    'serverių monitoringas',
    'serverių stebėsena',
    'zabbix',
    'sla prieinamumas',
    'stebėsena 24/7',
    'snmp',
  ],
  hero: {
    heading: 'Apie pilną diską sužinome anksčiau už Jus',
    lead: '„Zabbix“ nuolat tikrina serverius, tarnybas ir tinklą. Rodikliui artėjant prie ribos, įspėjimą gauna budintis žmogus, o ne niekieno neskaitoma pašto dėžutė.',
    facts: facts({
      watch: 'stebėsena ir budėjimas',
      urgentReply: 'atsakas į skubų gedimą',
      availability: 'prieinamumas pagal SLA',
    }),
  },
  contactMessage:
    'Sveiki, apie sustojusį serverį dabar sužinome iš darbuotojų skambučių. Turime kelis serverius ir maršrutizatorius – kiek užtruktų prijungti juos prie Jūsų stebėsenos?',
  intro: {
    heading: 'Ką iš tikrųjų reiškia 99,9 procento',
    paragraphs: [
      'Per 30 dienų mėnesį prastova negali trukti ilgiau nei maždaug 43 minutes. Kad į jas tilptume, gedimą reikia pastebėti per minutes, o dar geriau – iš anksto: diskai pildosi pamažu, sertifikatai baigiasi žinomą dieną, masyvas įspėja po pirmojo sugedusio disko. Planiniai darbai sutartyje aptariami atskirai.',
      'Todėl neapsiribojame klausimu, ar serveris atsako į „ping“. Tikriname, ar dirba pati tarnyba: duomenų bazė priima užklausą, pašto eilė juda, naktinė užduotis baigėsi laiku.',
      'Tipiškas pavyzdys: penktadienio vakarą duomenų bazės žurnalas ima augti dvigubai sparčiau nei įprastai ir pagal prognozę diskas prisipildys sekmadienį. Budintis specialistas randa užstrigusią užduotį, paleidžia ją iš naujo, ir pirmadienį niekas nieko nepastebi.',
    ],
  },
  features: {
    heading: 'Ką matuojame',
    items: [
      {
        title: 'Įranga',
        text: 'Temperatūra, ventiliatoriai, maitinimo blokai ir diskai per iDRAC, iLO ar IPMI; UPS baterija – per SNMP.',
      },
      {
        title: 'Operacinė sistema',
        text: 'Procesorius, atmintis, diskų vieta su prognoze, laikrodžio nuokrypis, neužbaigti atnaujinimai.',
      },
      {
        title: 'Tarnybos',
        text: '„SQL Server“, „Active Directory“, IIS, „Hyper-V“, „Proxmox“ ir VPN. Svetainės atsaką matuojame iš išorės, iš kito tinklo.',
      },
      {
        title: 'Terminai',
        text: 'TLS sertifikatai, domenai, licencijos, įrangos garantija. Apie kiekvieną pirmąkart primename likus mėnesiui.',
      },
      {
        title: 'Tinklas',
        text: '„MikroTik“ ir kitų maršrutizatorių bei komutatorių apkrova, prievadų klaidos, interneto kanale prarandami paketai.',
      },
      {
        title: 'Eskalavimas',
        text: 'Jei pirmasis budintysis įspėjimo nepatvirtina, šis keliauja antrajam. Kada ir kam skambinti Jūsų įmonėje, surašyta sutarties priede.',
      },
      {
        title: 'Naktinės kopijos',
        text: 'Sekame, ar „Veeam“ ir „Proxmox“ užduotys baigtos ir ar kopijos dydis įtartinai nepakito.',
      },
      {
        title: 'Patalpa',
        text: 'Jei serverinėje yra drėgmės, vandens ar durų jutiklių, prijungiame ir juos.',
      },
    ],
  },
  benefits: {
    heading: 'Kuo tai geriau už skambutį „neveikia“',
    items: [
      {
        title: 'Mažiau triukšmo',
        text: 'Kiekvienas įspėjimas turi atsakomąjį veiksmą. Jei jo nėra, ribą keičiame, kad tikras gedimas nepaskęstų tarp netikrų.',
      },
      {
        title: 'Grafikai sprendimams',
        text: 'Iš istorijos matyti, ar tikrai laikas pirkti naują serverį, ar užteks atminties modulio.',
      },
      {
        title: 'Mėnesio suvestinė',
        text: 'Prieinamumas, sutrikimai, jų trukmė ir priežastys. Skaičius galite patys sulyginti su sutartimi.',
      },
      {
        title: 'Kaip skaičiuojame kainą',
        text: 'Pagal stebimų įrenginių skaičių ir veiksmus, kuriuos leidžiate atlikti be atskiro patvirtinimo. „Zabbix“ yra atvirojo kodo, todėl už agentų licencijas mokėti nereikia.',
      },
      {
        title: 'Tai ne viskas viename',
        text: 'Ši stebėsena rodo gedimus ir perkrovas, o įsilaužimo požymių ieško SOC. Pati programa nieko netaiso: ką budintis specialistas tvarko iš karto, o ką tik pasitaręs su Jumis, surašome iš anksto.',
      },
    ],
  },
  firstWeek: {
    heading: 'Kaip įjungiame stebėseną',
    steps: [
      'Jūsų tinkle paleidžiame „Zabbix“ tarpininką (angl. proxy). Ryšį jis užmezga pats, todėl įeinančių prievadų ugniasienėje atverti nereikia.',
      'Įdiegiame agentus, prijungiame tinklo įrenginius ir, kur galima, pereiname prie SNMPv3.',
      'Kelias dienas tik renkame duomenis, kad ribas nustatytume pagal tikrą apkrovą.',
      'Sukeliame bandomąjį gedimą: sustabdome nesvarbią tarnybą ir matuojame, po kiek laiko suskamba telefonas.',
      'Įrašome planinių darbų laiką, kad naktinis paleidimas iš naujo be reikalo nežadintų budinčiojo.',
    ],
  },
};
