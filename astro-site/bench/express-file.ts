import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import express from 'express';

/** What the site server is measured against: Express that says hello, or sends one page from memory or from the disk. */
const { FILE = '', PORT, HOST = '127.0.0.1' } = process.env;
const page = await readFile(FILE);

const server = express()
  .get('/', (_req, res) => void res.send('hello'))
  .get('/memory', (_req, res) => void res.type('html').send(page))
  .get('/static', (_req, res) => res.sendFile(FILE))
  .listen(Number(PORT), HOST);
await once(server, 'listening');
process.on('SIGTERM', () => process.exit(0));
