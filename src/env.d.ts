/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    site: import('./domain/site-data.ts').SiteData;
    /** Origin visitors use, without a trailing slash: PUBLIC_URL. */
    publicUrl: string;
    analytics: import('./domain/third-parties.ts').AnalyticsIds;
    /** Set on the page that answers a contact form sent without scripts. */
    isSearchRefused?: boolean;
    contactForm?: import('./domain/contact/contact-fields.ts').ContactFormAnswer;
    /** Anyone with the address may read the page: no third-party script learns of it. */
    isSecret?: boolean;
    /** Tells the log what kept the page from being made. @returns the status it is answered with: 503 where the same may soon succeed */
    reportFailure: (error: unknown) => 500 | 503;
    cache: import('./domain/site-data.ts').PageCacheHints;
  }
}
