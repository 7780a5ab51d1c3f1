/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    site: import('./domain/site-data.ts').SiteData;
    /** Origin visitors use, without a trailing slash: PUBLIC_URL. */
    publicUrl: string;
    cache: import('./domain/site-data.ts').PageCacheHints;
  }
}
