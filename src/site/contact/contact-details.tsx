import { company } from '../../content/company.ts';
import { contactWords } from '../../content/contact.ts';
import { spaceText } from '../../domain/text/space-text.ts';
import { Icon } from '../frame/icon.tsx';
import { mapEmbedAddress, mapPageAddress } from './map-address.ts';

/** Hidden by the style sheet where no scripts run. `name` in the accusative: „Kopijuoti kodą“. */
function CopyButton({ text, name }: { text: string; name: string }) {
  const label = `${contactWords.copy} ${name}`;
  return (
    <button type="button" className="copy link" data-copy={text} aria-label={label}>
      {contactWords.copy}
    </button>
  );
}

export function CompanyCard() {
  return (
    <div>
      <h3 className="h3">{contactWords.company}</h3>
      <dl>
        <dt>Pavadinimas</dt>
        <dd>{company.legalName}</dd>
        <dt>Veikia nuo</dt>
        <dd>{spaceText(`${company.cardSince} m.`)}</dd>
        <dt>Įmonės kodas</dt>
        <dd>
          {company.registrationCode}
          <CopyButton text={company.registrationCode} name="kodą" />
        </dd>
        <dt>PVM kodas</dt>
        <dd>
          {company.vatCode}
          <CopyButton text={company.vatCode} name="PVM kodą" />
        </dd>
        <dt>Banko sąskaita</dt>
        <dd>
          {spaceText(company.bank.account)}
          <CopyButton text={company.bank.account} name="sąskaitą" />
          <small>{company.bank.name}</small>
        </dd>
      </dl>
    </div>
  );
}

export function ContactCard() {
  return (
    <div>
      <h3 className="h3">{contactWords.reach}</h3>
      <ul>
        <li>
          <Icon name="phone" />
          <a className="link" href={company.phoneHref}>
            {company.phone}
          </a>
        </li>
        <li>
          <Icon name="mail" />
          <a className="link" href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </li>
        <li>
          <Icon name="pin" />
          <address>
            {`${company.address.street}, ${company.address.postalCode} ${company.address.city}`}
          </address>
        </li>
      </ul>
      <p className="text-soft mt-4">{`Biuras dirba ${company.officeHours}`}</p>
    </div>
  );
}

/** A drawing until the visitor presses; `frames.ts` then puts the real map in its place. */
function MapFigure() {
  const { position } = company;
  return (
    <figure className="map">
      <img
        src={company.mapDrawing}
        alt={company.mapDescription}
        width="720"
        height="440"
        loading="lazy"
      />
      <figcaption>
        <a
          className="btn"
          href={mapPageAddress(position)}
          data-frame={mapEmbedAddress(position)}
          data-title={contactWords.map.title}
        >
          {contactWords.map.open}
        </a>
        <small>{contactWords.map.note}</small>
      </figcaption>
    </figure>
  );
}

export function OfficePictures() {
  return (
    <div className="offices">
      <MapFigure />
      {company.officePictures.map((picture) => (
        <img
          key={picture.path}
          src={picture.path}
          alt={picture.description}
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      ))}
    </div>
  );
}
