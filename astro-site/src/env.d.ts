/// <reference types="astro/client" />
import type { ContentSnapshot } from 'shared/content/snapshot.ts';
import type { Locale } from 'shared/languages/localized-text.ts';

declare global {
  namespace App {
    /** What the publisher hands to every page at render time. */
    interface Locals {
      /** The language of the page. */
      locale: Locale;
      snapshot: ContentSnapshot;
      settings: {
        /** Where the site is reached, without a slash at the end: https://example.com */
        siteOrigin: string;
        tossClientKey: string;
        tossSdkUrl: string;
      };
    }
  }
}
