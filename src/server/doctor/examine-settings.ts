import type { Config } from '../config.ts';
import { attention, bad, type Finding, good } from './finding.ts';

/** Of `.env.example`, where nobody reads mail. */
const EXAMPLE_ADMIN = 'admin@example.com';

/** Settings that are valid one by one, and together no site for strangers. */
export function examineSettings(config: Config): Finding[] {
  const { publicUrl, trustProxy, admin } = config;
  return [
    !publicUrl?.startsWith('https:')
      ? bad('Viešas adresas', 'PUBLIC_URL turi būti https:// adresas, kuriuo ateina lankytojai')
      : trustProxy.length === 0
        ? attention(
            'Viešas adresas',
            'TRUST_PROXY tuščias: jei prieš svetainę stovi tarpinis serveris, visi lankytojai atrodo kaip vienas, ir ribos galioja visiems kartu',
          )
        : good('Viešas adresas', publicUrl),
    admin.email === EXAMPLE_ADMIN
      ? attention('Administratorius', `ADMIN_EMAIL tebėra pavyzdinis (${EXAMPLE_ADMIN})`)
      : good('Administratorius', admin.email),
    config.areJobsPaused
      ? bad(
          'Foniniai darbai',
          'sustabdyti: JOBS=paused. Neimportuojama, laiškai nesiunčiami, kopijos nedaromos',
        )
      : good('Foniniai darbai', 'įjungti'),
  ];
}
