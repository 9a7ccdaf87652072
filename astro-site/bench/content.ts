import { once } from 'node:events';
import express from 'express';
import type { FaqEntry } from 'shared/content/snapshot.ts';
import { CONTENT_TOKEN, startContentServer } from '../test/fixtures/content-server.ts';
import { sampleSnapshot } from '../test/fixtures/snapshot.ts';

/**
 * A CMS that answers at once, for measuring what comes after it. `GET /` says where its content is;
 * `POST /publish?version=2&entries=100` publishes so many questions, the first of which says `Take 2.`
 */
const { faq } = sampleSnapshot();
const onLandingPage = faq.filter(({ placement }) => placement === 'landing');
const entry = (number: number, version: number): FaqEntry => {
  const text = (what: string) => ({ en: what, ko: `${what} 녹음`, zh: `${what} 录音` });
  const take = number === 0 ? `Take ${version}.` : 'It stays.';
  return {
    id: `bench-${number}`,
    placement: 'page',
    question: text(`What is asked for the ${number}th time?`),
    answer: text(
      `${take} An answer has some sentences. This is the second of them, and here is a third one.`,
    ),
  };
};
const snapshot = (version: number, entries: number) =>
  sampleSnapshot({
    version,
    faq: [...onLandingPage, ...Array.from({ length: entries }, (_, number) => entry(number, version))],
  });

const content = await startContentServer(snapshot(1, 10));
const server = express()
  .get('/', (_req, res) => void res.json({ url: content.url, token: CONTENT_TOKEN }))
  .post('/publish', (req, res) => {
    content.publish(snapshot(Number(req.query.version), Number(req.query.entries)));
    res.json({});
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
await once(server, 'listening');
process.on('SIGTERM', () => process.exit(0));
