import { consentWords } from '../../content/consent.ts';
import {
  type AnalyticsIds,
  consentVersion,
  recordingScript,
  statisticsScript,
} from '../../domain/third-parties.ts';

interface Props {
  analytics: AnalyticsIds;
  /** Nothing of others is loaded here, whatever was agreed to. */
  isSecret?: boolean | undefined;
}

/** Specification §4.1. Refusing and accepting look the same on purpose; `consent.ts` brings it to life. */
export function CookieBanner({ analytics, isSecret }: Props) {
  const { analyticsId, sessionRecordingId } = analytics;
  const script = (address: string | null) => (isSecret ? undefined : (address ?? undefined));
  const { kinds } = consentWords;
  return (
    <section
      id="slapukai"
      className="cookies"
      aria-label={consentWords.label}
      data-version={consentVersion(analytics)}
      data-statistics={script(analyticsId && statisticsScript(analyticsId))}
      data-marketing={script(sessionRecordingId && recordingScript(sessionRecordingId))}
      hidden
    >
      <div data-panel="choice">
        <p>
          {consentWords.text}{' '}
          <a className="link" href="/privatumo-politika">
            {consentWords.more}
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
        <Kind name={kinds.necessary} text={consentWords.necessary} />
        <Kind
          input="statistics"
          name={kinds.statistics}
          text={analyticsId ? consentWords.statistics : consentWords.notUsed}
        />
        <Kind
          input="marketing"
          name={kinds.marketing}
          text={sessionRecordingId ? consentWords.recording : consentWords.notUsed}
        />
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

/** One kind of records with its switch; without a name of its own the switch is fixed on. */
function Kind({ input, name, text }: { input?: string; name: string; text: string }) {
  const id = `slapukai-${input ?? 'necessary'}`;
  return (
    <div className="kind">
      {input ? (
        // biome-ignore lint/a11y/useAriaPropsForRole: a native check box tells its own state
        <input type="checkbox" role="switch" id={id} name={input} aria-describedby={`${id}-text`} />
      ) : (
        <input type="checkbox" id={id} checked disabled aria-describedby={`${id}-text`} />
      )}
      <label htmlFor={id}>{name}</label>
      <p id={`${id}-text`}>{text}</p>
    </div>
  );
}
