import { company } from '../../content/company.ts';
import { contactWords } from '../../content/contact.ts';
import { Icon } from '../frame/icon.tsx';

export function CompanyCard() {
  return (
    <div>
      <h3 className="h3">{contactWords.company}</h3>
      <dl>
        <dt>Pavadinimas</dt>
        <dd>{company.legalName}</dd>
        <dt>Veikia nuo</dt>
        <dd>{`${company.cardSince} m.`}</dd>
        <dt>Įmonės kodas</dt>
        <dd>{company.registrationCode}</dd>
        <dt>PVM kodas</dt>
        <dd>{company.vatCode}</dd>
        <dt>Banko sąskaita</dt>
        <dd>
          {company.bank.account}
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

export function OfficePictures() {
  return (
    <div className="offices">
      <img
        src={company.mapDrawing}
        alt={`Schema: biuras ${company.address.city}e`}
        width="720"
        height="440"
        loading="lazy"
      />
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
