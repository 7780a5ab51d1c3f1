import {
  CERTIFICATE_SKILLS_SHOWN,
  type Certificate,
  certificates,
  certificatesAreSample,
} from '../../content/certificates.ts';
import { home } from '../../content/home.ts';
import { spaceText } from '../../domain/text/space-text.ts';
import { Icon } from '../frame/icon.tsx';
import { Rest } from './rest.tsx';
import { SampleNote } from './sample-note.tsx';

/** With the heading they fill a row of four. */
const SHOWN_FIRST = 3;

export function Certificates() {
  const rest = certificates.slice(SHOWN_FIRST);
  return (
    <section className="section bg-paper" id="sertifikatai" tabIndex={-1}>
      <div className="wrap">
        <ul className="certificates">
          <li>
            <h2 className="h2">{home.certificates.title}</h2>
            <p className="text-soft mt-4">{home.certificates.lead}</p>
            {certificatesAreSample && <SampleNote />}
          </li>
          {certificates.slice(0, SHOWN_FIRST).map(toCard)}
        </ul>
        {rest.length > 0 && (
          <Rest summary={`${home.certificates.more} (${rest.length})`}>
            <ul className="certificates">{rest.map(toCard)}</ul>
          </Rest>
        )}
      </div>
    </section>
  );
}

function toCard(certificate: Certificate) {
  return (
    <li key={certificate.credentialId} className="card">
      {certificate.badge ? (
        <img src={certificate.badge} alt="" width="56" height="56" loading="lazy" />
      ) : (
        <Icon name="seal" className="drawing" />
      )}
      <p className="text-sm text-soft">
        {spaceText(`${certificate.organization}, ${certificate.issuedYear} m.`)}
      </p>
      <h3>{certificate.name}</h3>
      <p className="text-sm mt-2">
        {certificate.skills.slice(0, CERTIFICATE_SKILLS_SHOWN).join(', ')}
      </p>
      <p className="text-xs text-soft mt-auto pt-4">
        {spaceText(`Nr. ${certificate.credentialId}`)}
      </p>
    </li>
  );
}
