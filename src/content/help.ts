import { company } from './company.ts';
import { pricesLink } from './navigation.ts';
import { spaced } from './spacing.ts';

/** Words of /pagalba, specification §2.6; the three states of the address are those of §4.4, to the letter. */
export const help = spaced({
  meta: {
    title: `Pagalba: skambutis ir nuotolinis prisijungimas – ${company.brand}`,
    description:
      'IT pagalbos telefonas, darbo laikas, nuotolinio prisijungimo programos „Windows“, „macOS“, „iOS“, „Android“ ir „Windows Server“ sistemoms, Jūsų IP adresas.',
    keywords:
      'IT pagalba telefonu, nuotolinė pagalba, nuotolinio prisijungimo programa, koks mano IP adresas',
  },
  name: 'Pagalba',
  heading: 'Pirmiausia paskambinkite',
  lead: 'Specialistas išklausys, kas nutiko, ir pasakys, ar reikia jungtis prie Jūsų kompiuterio. Dažnai pakanka pokalbio.',
  call: 'Skambinti',
  hours: { value: '8:00–18:00', label: 'darbo dienomis, nuo pirmadienio iki penktadienio' },
  price: {
    text: 'Nesate mūsų klientas? Padėsime ir Jums.',
    link: 'Kiek kainuoja pagalba',
    path: pricesLink.href,
  },
  warning: {
    title: 'Mes niekada neskambiname pirmi',
    text: 'Neprašome įdiegti programos ar padiktuoti kodo, jei patys į mus nesikreipėte. Sulaukę tokio skambučio padėkite ragelį ir surinkite šiame puslapyje nurodytą numerį. Slaptažodžių ir banko kodų neklausiame niekada.',
  },
  steps: {
    heading: 'Kaip vyksta nuotolinė pagalba',
    items: [
      {
        title: 'Paskambinkite',
        text: 'Pasakykite vardą, įmonę ir kas neveikia. Likite prie telefono.',
      },
      {
        title: 'Atsisiųskite programą',
        text: 'Specialistas pasakys, kurią iš penkių šio puslapio kortelių rinktis.',
      },
      {
        title: 'Paleiskite ją',
        text: 'Jei sistema paklaus, ar pasitikite leidėju, palyginkite pavadinimą su kortelėje nurodytu.',
      },
      {
        title: 'Padiktuokite kodą',
        text: 'Programa parodys skaičius. Jie galioja tik šiam seansui ir tik žmogui, su kuriuo kalbate.',
      },
      {
        title: 'Leiskite ir stebėkite',
        text: 'Patvirtinkite prisijungimą. Matysite kiekvieną veiksmą, o uždarę langą ryšį nutrauksite iš karto.',
      },
    ],
  },
  downloads: {
    heading: 'Nuotolinio prisijungimo programos',
    lead: 'Siųskitės tik tada, kai to paprašė specialistas, kuriam paskambinote Jūs.',
    action: 'Atsisiųsti',
    sample: 'Pavyzdinė nuoroda: čia bus įmonės parinkta programa.',
    publisher: 'Leidėjas',
    hash: 'SHA-256',
  },
  address: {
    heading: 'Jūsų IP adresas',
    text: 'Specialistas gali jo paprašyti: pagal jį atpažįstame biuro ryšį arba įtraukiame jį į leidžiamų sąrašą. Šio adreso nesaugome.',
    loading: 'Kraunama...',
    failed: 'Nepavyko gauti IP',
    viaProxy: ' (per „Cloudflare“)',
    copy: 'Kopijuoti',
    withoutScript: 'Adresui parodyti naršyklėje reikia įjungti „JavaScript“.',
  },
});
