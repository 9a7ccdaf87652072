import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const contentToken = 'test-content-token-0123456789';
export const cmsOrigin = 'http://localhost:3000';
export const siteOrigin = 'http://localhost:4321';

/** A complete configuration for one test's own CMS. */
export function testEnvironment(
  databaseUrl: string,
  publisherUrl = 'http://127.0.0.1:9',
  bookingServiceUrl = 'http://127.0.0.1:9',
): Record<string, string> {
  return {
    APP_ENV: 'test',
    CMS_DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'test-secret-0123456789-0123456789-0123',
    CMS_URL: cmsOrigin,
    CONTENT_API_TOKEN: contentToken,
    PUBLISHER_URL: publisherUrl,
    SITE_ORIGIN: siteOrigin,
    BOOKING_SERVICE_URL: bookingServiceUrl,
    MEDIA_DIR: mkdtempSync(path.join(tmpdir(), 'cms-media-')),
    LOG_LEVEL: 'silent',
  };
}
