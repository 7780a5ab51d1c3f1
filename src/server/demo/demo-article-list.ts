import { breachArticle } from './articles/asmens-duomenu-saugumo-pazeidimas-72-valandos.ts';
import { patchingArticle } from './articles/atnaujinimu-planas-be-staigmenu.ts';
import { backupArticle } from './articles/atsargines-kopijos-3-2-1-ir-atkurimo-bandymas.ts';
import { auditArticle } from './articles/ka-patikrina-it-auditas.ts';
import { phishingArticle } from './articles/kaip-biure-atpazinti-apgaulinga-laiska.ts';
import { slaArticle } from './articles/kas-turi-buti-it-prieziuros-sutartyje-sla.ts';
import { mfaArticle } from './articles/keliu-veiksniu-autentifikavimas-ir-prieigos-raktai.ts';
import { officeSuiteArticle } from './articles/microsoft-365-ar-google-workspace.ts';
import { nis2Article } from './articles/nis2-lietuvoje-kam-taikoma-ir-nuo-ko-pradeti.ts';
import { serverOrCloudArticle } from './articles/nuosavas-serveris-ar-debesija.ts';
import { remoteWorkArticle } from './articles/vpn-ir-saugus-nuotolinis-darbas.ts';
import { windows10Article } from './articles/windows-10-palaikymas-baigesi-ka-daryti.ts';
import type { DemoPublishedArticle } from './demo-articles.ts';

/** Newest first. Kept apart from the type, so that no article file imports its own list. */
export const demoPublishedArticles: readonly DemoPublishedArticle[] = [
  backupArticle,
  nis2Article,
  phishingArticle,
  slaArticle,
  mfaArticle,
  breachArticle,
  windows10Article,
  officeSuiteArticle,
  auditArticle,
  patchingArticle,
  serverOrCloudArticle,
  remoteWorkArticle,
];
