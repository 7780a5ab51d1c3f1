/** Specification §4.1. Refusing and accepting look the same on purpose; `consent.ts` brings it to life. */
export function CookieBanner() {
  return (
    <section id="slapukai" className="cookies" aria-label="Slapukai" hidden>
      <div data-panel="choice">
        <p>
          Būtinieji įrašai reikalingi svetainei veikti. Statistiką ir rinkodarą įjungsime tik Jums
          sutikus.{' '}
          <a className="link" href="/privatumo-politika">
            Ką saugome
          </a>
        </p>
        <div>
          <button type="button" className="btn" value="necessary">
            Tik būtini
          </button>
          <button type="button" className="btn" value="all">
            Sutinku su visais
          </button>
          <button type="button" className="choose link" value="choose">
            Pasirinkti
          </button>
        </div>
      </div>
      <div data-panel="details" hidden>
        <label>
          <input type="checkbox" checked disabled />
          <span>
            <b>Būtini</b> Jūsų pasirinkimas ir nebaigta rašyti žinutė
          </span>
        </label>
        <label>
          {/* biome-ignore lint/a11y/useAriaPropsForRole: a native check box tells its own state */}
          <input type="checkbox" role="switch" name="statistics" />
          <span>
            <b>Statistika</b> kurie puslapiai skaitomi
          </span>
        </label>
        <label>
          {/* biome-ignore lint/a11y/useAriaPropsForRole: a native check box tells its own state */}
          <input type="checkbox" role="switch" name="marketing" />
          <span>
            <b>Rinkodara</b> kaip naudojamasi svetaine
          </span>
        </label>
        <div>
          <button type="button" className="btn" value="save">
            Išsaugoti pasirinkimą
          </button>
          <button type="button" className="choose link" value="back">
            Atgal
          </button>
        </div>
      </div>
    </section>
  );
}
