import { awardsAreSample } from '../../content/awards.ts';
import { certificatesAreSample } from '../../content/certificates.ts';
import { company } from '../../content/company.ts';
import { remoteAccessDownloads } from '../../content/remote-access.ts';
import { teamIsSample } from '../../content/team.ts';
import { testimonialsAreSample } from '../../content/testimonials.ts';
import { bad, type Finding, good } from './finding.ts';

const NAME = 'Įmonės duomenys';

/** Files whose facts about the company are invented; false for one that has true ones. */
const SAMPLES = [
  company.isSample && 'company.ts (rekvizitai)',
  teamIsSample && 'team.ts (komanda)',
  testimonialsAreSample && 'testimonials.ts (atsiliepimai)',
  certificatesAreSample && 'certificates.ts (sertifikatai)',
  awardsAreSample && 'awards.ts (apdovanojimai)',
  remoteAccessDownloads.some(({ isSample }) => isSample) && 'remote-access.ts (programos)',
];

/** Invented facts about the company that visitors would believe. */
export function examineTexts(samples: (string | false)[] = SAMPLES): Finding {
  const files = samples.filter(Boolean);
  if (files.length === 0) return good(NAME, 'pavyzdinių nebėra');
  return bad(
    NAME,
    `svetainėje tebėra pavyzdiniai. Įrašykite tikrus aplanke src/content: ${files.join(', ')}`,
  );
}
