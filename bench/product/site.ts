import { join } from 'node:path';
import { readOptions } from '../../local-stack/src/start/options.ts';
import { definitions } from '../../local-stack/src/start/services.ts';
import { Stack } from '../../local-stack/src/start/stack.ts';
import type { Bench } from '../frame/bench.ts';

/** Publisher and site server with other content than the sample's, built as a start builds them. */
export async function startSite(bench: Bench, content: { url: string; token: string }) {
  const options = await readOptions(['--ports=auto', `--data=${join(bench.folder, 'site-build')}`], {});
  if (!options) throw new Error('These options start a stack.');
  const build = definitions.filter(({ id }) => id === 'site-build');
  await new Stack(options, build).build();
  const env = {
    APP_ENV: 'test',
    LOG_LEVEL: 'error',
    RELEASES_DIR: join(bench.folder, 'releases'),
    CMS_URL: content.url,
    CONTENT_API_TOKEN: content.token,
    SITE_ORIGIN: 'https://cafe.example',
    TOSS_CLIENT_KEY: 'test_ck_bench',
    BOOKING_SERVICE_URL: 'http://127.0.0.1:9',
  };
  const publisher = await bench.start({
    folder: 'astro-site',
    command: ['server/publisher/main.ts'],
    env,
    readyPath: '/healthz',
  });
  const site = await bench.start({
    folder: 'astro-site',
    command: ['server/site/main.ts'],
    env,
    readyPath: '/healthz',
  });
  return { site, publisher };
}
