/*
 * The only two services of others a page may call by itself, each only when its identifier is configured
 * and only after the visitor agreed (specification §4.1). The map and the videos of articles are
 * others, and wait for a press.
 */

export interface AnalyticsIds {
  /** Google Analytics, `G-…`. */
  analyticsId: string | null;
  /** Microsoft Clarity. */
  sessionRecordingId: string | null;
}

export const statisticsScript = (id: string): string =>
  `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;

export const recordingScript = (id: string): string =>
  `https://www.clarity.ms/tag/${encodeURIComponent(id)}`;

/** What each must be allowed in the content policy, by directive, as its maker documents it. */
export const STATISTICS_HOSTS: Record<string, string[]> = {
  'script-src': ['https://www.googletagmanager.com'],
  'connect-src': [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

export const RECORDING_HOSTS: Record<string, string[]> = {
  'script-src': ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
  'connect-src': ['https://*.clarity.ms', 'https://c.bing.com'],
  'img-src': ['https://*.clarity.ms', 'https://c.bing.com'],
};

/**
 * Which set of tools a consent was given for. A choice made while a tool was not there says nothing about
 * it, so it is asked for again.
 */
export const consentVersion = ({ analyticsId, sessionRecordingId }: AnalyticsIds): number =>
  1 + (analyticsId ? 1 : 0) + (sessionRecordingId ? 2 : 0);
