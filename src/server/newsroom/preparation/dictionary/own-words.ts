/**
 * Words of our field that the dictionary lacks, by the flags of its rules that decline them: nouns, adjectives, and
 * nouns such as „aprėptis“. Looked up before they were added.
 */
export const OWN_WORDS: Readonly<Record<string, string>> = {
  D: `analitika apsikeitimas autentifikavimas autentifikacija automatizacija balansuoklis biometrija brukalas debesija
    diegiklis diegtuvė dronas duomenynas hipervizorius išdavėjas kasėjas klasteris kodekas konteinerizavimas kriptovaliuta
    kubitas logistika maršrutizavimas medija megapikselis naujienlaiškis naujinys nuoteka pažeidžiamumas personalizavimas
    prezentacija prieglaba pseudonimizavimas robotika robotizavimas segmentavimas selektorius skaitmenizavimas skaityklė
    slaptafrazė startuolis stebėsena stebyklė šiukšliadėžė telefonija telemetrija tinklalaidė tuneliavimas tyriklis
    virtualizacija virtualizavimas vizualizacija žymena`,
  BNU: 'biometrinis generatyvinis',
  BNQ: 'inovatyvus kenkėjiškas',
  BN: 'agreguotas bepilotis personalizuotas',
  V: 'aprėptis',
};
