import type { Router } from 'express';
import {
  MONDAY_MAIL_ADDRESS,
  mondayMailChoiceSchema,
  mondayMailSchema,
} from 'shared/monday-mail/monday-mail.ts';
import { holdersOf } from '../auth/signed-in.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { taggedRouter } from '../platform/routes.ts';
import { findChoice, setChoice } from './monday-mail.store.ts';

const owners = holdersOf('reports', 'monday-mail-for-owners');

/** Whether one gets last week by mail. */
export function mondayMailRoutes({ db }: Pick<PlatformDeps, 'db'>): Router {
  const { router, route } = taggedRouter('Admin: reports');

  route(`GET ${MONDAY_MAIL_ADDRESS}`, owners, {
    summary: 'Whether the account gets last week by mail on Mondays, and to which address',
    answers: { 200: mondayMailSchema },
    handle: ({ actor }) => findChoice(db, actor.id),
  });

  route(`PUT ${MONDAY_MAIL_ADDRESS}`, owners, {
    summary: 'Switch the Monday mail on or off for the account',
    body: mondayMailChoiceSchema,
    answers: { 200: mondayMailSchema },
    async handle({ body, actor }) {
      await setChoice(db, actor.id, body.isOn);
      return findChoice(db, actor.id);
    },
  });
  return router;
}
