import {
  CERTIFICATE_SKILLS_SHOWN,
  certificates,
  certificatesAreSample,
} from '../../content/certificates.ts';
import { home } from '../../content/home.ts';
import { Icon } from '../frame/icon.tsx';
import { SampleNote } from './sample-note.tsx';

export function Certificates() {
  return (
    <section className="section bg-paper" id="sertifikatai">
      <ul className="certificates wrap">
        <li>
          <h2 className="h2">{home.certificates.title}</h2>
          <p className="text-soft mt-4">{home.certificates.lead}</p>
          {certificatesAreSample && <SampleNote />}
        </li>
        {certificates.map((certificate) => (
          <li key={certificate.credentialId}>
            {certificate.badge ? (
              <img src={certificate.badge} alt="" width="56" height="56" loading="lazy" />
            ) : (
              <Icon name="seal" className="drawing" />
            )}
            <p className="text-sm text-soft">
              {`${certificate.organization}, ${certificate.issuedYear} m.`}
            </p>
            <h3>{certificate.name}</h3>
            <p className="text-sm mt-2">
              {certificate.skills.slice(0, CERTIFICATE_SKILLS_SHOWN).join(' · ')}
            </p>
            <p className="text-xs text-soft mt-auto pt-4">{`Nr. ${certificate.credentialId}`}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
