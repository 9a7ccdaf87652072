import type { RequestHandler } from 'express';
import { speculationRules } from 'shared/http/next-pages.ts';

/** Which pages a browser may fetch ahead, as suits what it says of itself; none for whoever saves data. */
export const answerNextPages: RequestHandler = (req, res) => {
  const rules =
    req.get('save-data') === 'on' ? {} : speculationRules({ onPhone: req.get('sec-ch-ua-mobile') === '?1' });
  res
    .vary('save-data, sec-ch-ua-mobile')
    .set('cache-control', 'public, max-age=3600')
    .type('application/speculationrules+json')
    .send(JSON.stringify(rules));
};
