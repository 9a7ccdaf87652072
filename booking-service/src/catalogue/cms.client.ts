import { catalogueSchema } from 'shared/catalogue/catalogue.ts';
import type { Catalogue } from 'shared/catalogue/catalogue.ts';
import * as z from 'zod';

export interface CmsClient {
  /**
   * The published catalogue, or null when `knownVersion` still is the published one.
   *
   * @throws Error when the CMS cannot be reached, refuses, or sends what is no catalogue
   */
  fetchCatalogue(knownVersion: number | null): Promise<Catalogue | null>;
}

const TIMEOUT_MS = 5_000;

/** The CMS's content API (Bearer token, ETag = version). */
export function createCmsClient(options: { cmsUrl: string; token: string }): CmsClient {
  const address = new URL('/api/content/catalogue', options.cmsUrl);
  return {
    async fetchCatalogue(knownVersion) {
      const response = await fetch(address, {
        headers: {
          Authorization: `Bearer ${options.token}`,
          Accept: 'application/json',
          ...(knownVersion !== null && { 'If-None-Match': `"${knownVersion}"` }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 304) return null;
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The CMS answered ${response.status} when asked for the catalogue`);
      }
      const parsed = catalogueSchema.safeParse(await response.json());
      if (!parsed.success) {
        throw new Error(
          `The CMS sent a catalogue that cannot be sold from:\n${z.prettifyError(parsed.error)}`,
        );
      }
      return parsed.data;
    },
  };
}
