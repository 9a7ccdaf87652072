import type { Router } from 'express';
import { exportAddresses, exportOrderSchema, exportSchema } from 'shared/exports/exports.ts';
import * as z from 'zod';
import { holdersOf } from '../auth/signed-in.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { refusedAs } from '../platform/parse.ts';
import { Problem } from '../platform/problem.ts';
import { file, located, taggedRouter } from '../platform/routes.ts';
import { readExport, takeExport } from './exports.store.ts';
import { mediaTypes } from './media-types.ts';
import { orderExport } from './order-export.usecase.ts';
import { sendExport } from './send-export.usecase.ts';

const owners = holdersOf('reports', 'exports-for-owners');
const gone = () => new Problem('not-found', 'export-gone');
const params = { exportId: refusedAs(z.uuid(), gone) };

/** Files for the owner's spreadsheets. */
export function exportRoutes({ db, clock }: Pick<PlatformDeps, 'db' | 'clock'>): Router {
  const { router, route } = taggedRouter('Admin: exports');

  route(`POST ${exportAddresses.all}`, owners, {
    summary: 'Order a file, to be fetched within ten minutes',
    description:
      'Bookings by the day of their session, money by the day on which it moved, signings and figures by their day; of all branches, or of one. Where there is more than one, bookings, money and signings name theirs in the last column. The order stands in the audit log.',
    body: exportOrderSchema,
    answers: { 201: located(exportSchema) },
    async handle({ body, actor, res }) {
      const ordered = await orderExport(db, body, actor, clock());
      res.location(exportAddresses.one(ordered.id));
      return ordered;
    },
  });

  route(`GET ${exportAddresses.one(':exportId')}`, owners, {
    summary: 'How far a file is',
    params,
    answers: { 200: exportSchema },
    handle: async ({ params: { exportId }, actor }) =>
      found(await readExport(db, exportId, actor.id, clock())),
  });

  route(`GET ${exportAddresses.file(':exportId')}`, owners, {
    summary: 'The file, once',
    description:
      'Sent while it is read, without a length. A connection that ends early has not sent all of it; `state` says so.',
    params,
    answers: { 200: file(...Object.values(mediaTypes)) },
    async handle({ params: { exportId }, actor, req, res }) {
      // A file is made once: nobody takes it by asking what it would be like.
      if (req.method === 'HEAD') return void res.status(204).end();
      const order = found(await takeExport(db, exportId, actor.id, clock()));
      await sendExport(res, { db, clock }, exportId, order);
    },
  });
  return router;
}

function found<Found>(what: Found | undefined): Found {
  if (what === undefined) throw gone();
  return what;
}
