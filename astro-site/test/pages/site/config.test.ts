import { expect, test } from 'vitest';
import { readPublisherConfig } from '../../../server/publisher/config.ts';
import { readSiteServerConfig } from '../../../server/site/config.ts';

const publisher = {
  APP_ENV: 'production',
  RELEASES_DIR: '/releases',
  CMS_URL: 'http://cms:3000',
  CONTENT_API_TOKEN: 'a-token-of-24-characters',
  SITE_ORIGIN: 'https://cafe.example/',
  TOSS_CLIENT_KEY: 'live_ck_x',
};

test('a missing key stops the start with its name and what to put there', () => {
  expect(() => readSiteServerConfig({ APP_ENV: 'local' })).toThrow(
    'RELEASES_DIR: write the folder that holds the releases',
  );
  expect(() => readPublisherConfig({ ...publisher, CONTENT_API_TOKEN: undefined })).toThrow(
    'CONTENT_API_TOKEN: write the token that the CMS knows too',
  );
});

test('addresses are tidied and ports have defaults', () => {
  const config = readPublisherConfig(publisher);
  expect(config.SITE_ORIGIN).toBe('https://cafe.example');
  expect(config.PORT).toBe(4323);
  expect(config.TOSS_SDK_URL).toBe('https://js.tosspayments.com/v1/payment');
});

test('production refuses the key of the local simulator', () => {
  expect(() => readPublisherConfig({ ...publisher, TOSS_CLIENT_KEY: 'test_ck_local_simulator' })).toThrow(
    'local simulator',
  );
});

test('production refuses a token that anybody could know', () => {
  const example = { ...publisher, CONTENT_API_TOKEN: 'local-content-token-for-docker-compose' };
  expect(() => readPublisherConfig(example)).toThrow('CONTENT_API_TOKEN: is the example from the repository');
  expect(readPublisherConfig({ ...example, APP_ENV: 'local' }).CONTENT_API_TOKEN).toBe(
    example.CONTENT_API_TOKEN,
  );
});
