import { help } from '../../content/help.ts';
import { trailFromHome } from '../frame/breadcrumb.tsx';
import { CallButton } from '../frame/call-button.tsx';
import { PageHero } from '../frame/page-hero.tsx';
import { Steps } from '../services/steps.tsx';
import { DownloadCards } from './download-cards.tsx';

export const helpTrail = trailFromHome(help.name, '/pagalba');

/** /pagalba, specification §2.6: the phone stands before everything one could download. */
export function HelpScreen() {
  return (
    <>
      <PageHero
        trail={helpTrail}
        heading={help.heading}
        lead={help.lead}
        drawing="/drawings/services/it-pagalba.svg"
        facts={[help.hours]}
      >
        <CallButton className="btn btn-amber call-now" />
      </PageHero>
      <section className="wrap warning">
        <h2 className="h3">{help.warning.title}</h2>
        <p>{help.warning.text}</p>
        <p>
          {help.price.text}{' '}
          <a className="link" href={help.price.path}>
            {help.price.link}
          </a>
        </p>
      </section>
      <section className="section wrap">
        <h2 className="h2">{help.steps.heading}</h2>
        <Steps steps={help.steps.items} />
      </section>
      <AddressSection />
      <DownloadCards />
    </>
  );
}

/** `show-address.ts` fills it in; the button appears once there is something to copy. */
function AddressSection() {
  const { address } = help;
  return (
    <section className="section band">
      <div className="wrap split">
        <h2 className="h2">{address.heading}</h2>
        <div>
          <p
            className="address"
            aria-live="polite"
            data-client-address
            data-failed={address.failed}
            data-via-proxy={address.viaProxy}
          >
            {address.loading}
          </p>
          <button type="button" className="btn" hidden>
            {address.copy}
          </button>
          <noscript>
            <p>{address.withoutScript}</p>
          </noscript>
          <p className="text-soft mt-5">{address.text}</p>
        </div>
      </div>
    </section>
  );
}
