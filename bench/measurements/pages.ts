import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from '../frame/load.ts';
import type { Measurement, Subject } from '../frame/measurement.ts';
import { startWholeStack } from '../product/whole-stack.ts';

const PAGES = { large: '/', small: '/payment-fail' };
const ENCODINGS = ['identity', 'gzip', 'br'];

export const pages: Measurement = {
  title: 'pages as the site server sends them',
  notes: [
    'Express sends the same bytes: from memory, and as a file with express.static, which knows no compression.',
  ],
  async *stages(bench) {
    const { connections, seconds } = bench.options;
    const { urls } = await bench.shared(startWholeStack);
    for (const [size, path] of Object.entries(PAGES)) {
      const url = `${urls.site}${path}`;
      const html = await (await fetch(url)).text();
      const folder = join(bench.folder, createHash('sha256').update(html).digest('hex').slice(0, 8));
      await writeFile(`${folder}.html`, html);
      const express = await bench.start({
        folder: 'astro-site',
        command: ['bench/express-file.ts'],
        env: { FILE: `${folder}.html` },
      });
      const get = (from: string, headers: Record<string, string>, status = 200): Subject['measure'] => {
        const request = { method: 'GET', headers };
        return () => load({ urls: [from], connections, seconds, request, status });
      };
      const asCompressed = ENCODINGS.map(async (encoding): Promise<Subject[]> => {
        const headers = { 'accept-encoding': encoding };
        const answer = await fetch(url, { headers });
        await answer.arrayBuffer();
        const bytes = Number(answer.headers.get('content-length'));
        const etag = answer.headers.get('etag') ?? '';
        return [
          { name: `ours, ${encoding}, ${bytes.toLocaleString('en')} bytes`, measure: get(url, headers) },
          {
            name: `ours, ${encoding}, unchanged (304)`,
            measure: get(url, { ...headers, 'if-none-match': etag }, 304),
          },
        ];
      });
      const file = await fetch(`${express.url}/static`);
      const etag = file.headers.get('etag') ?? '';
      yield {
        name: `${size} page, ${path}`,
        comparedWith: { subject: 'Express, from memory', figure: 'per second' },
        subjects: [
          { name: 'Express hello', measure: get(`${express.url}/`, {}) },
          { name: 'Express, from memory', measure: get(`${express.url}/memory`, {}) },
          { name: 'Express, static file', measure: get(`${express.url}/static`, {}) },
          {
            name: 'Express, static file, unchanged (304)',
            measure: get(`${express.url}/static`, { 'if-none-match': etag }, 304),
          },
          ...(await Promise.all(asCompressed)).flat(),
        ],
      };
    }
  },
};
