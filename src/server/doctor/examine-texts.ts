import { awardsAreSample } from '../../content/awards.ts';
import { certificatesAreSample } from '../../content/certificates.ts';
import { company } from '../../content/company.ts';
import { remoteAccessDownloads } from '../../content/remote-access.ts';
import { teamIsSample } from '../../content/team.ts';
import { testimonialsAreSample } from '../../content/testimonials.ts';
import { bad, type Finding, good } from './finding.ts';

const NAME = 'Įmonės duomenys';

/** Invented facts about the company that visitors would believe. */
export function examineTexts(): Finding {
  const samples = [
    company.isSample && 'company.ts (rekvizitai)',
    teamIsSample && 'team.ts (komanda)',
    testimonialsAreSample && 'testimonials.ts (atsiliepimai)',
    certificatesAreSample && 'certificates.ts (sertifikatai)',
    awardsAreSample && 'awards.ts (apdovanojimai)',
    remoteAccessDownloads.some(({ isSample }) => isSample) && 'remote-access.ts (programos)',
  ].filter((name) => name !== false);
  if (samples.length === 0) return good(NAME, 'pavyzdinių nebėra');
  return bad(
    NAME,
    `svetainėje tebėra pavyzdiniai. Įrašykite tikrus aplanke src/content: ${samples.join(', ')}`,
  );
}
