import type { Router } from 'express';
import {
  erasureReportSchema,
  erasureSchema,
  personExportSchema,
  personSchema,
} from 'shared/privacy/personal-data.ts';
import type { User } from '../auth/account.ts';
import { holdersOf } from '../auth/signed-in.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { taggedRouter } from '../platform/routes.ts';
import { erasePerson, exportPerson, previewErasure } from './person.usecase.ts';
import type { PersonalDataContext } from './person.usecase.ts';

/** All that is known of one person in one file, and an erasure that nobody can undo. */
const superAdmins = holdersOf('personal-data', 'personal-data-of-super-admins');

/** The personal data of one visitor. */
export function privacyRoutes({ config, db, clock }: PlatformDeps): Router {
  const { router, route } = taggedRouter('Admin: personal data');
  const context = (actor: User): PersonalDataContext => ({
    db,
    contractYears: config.retention.contractYears,
    secret: config.proofOfWork.secret,
    now: clock(),
    actor,
  });

  route('POST /api/admin/personal-data/search', superAdmins, {
    summary: 'What erasing an e-mail address would remove, and what the law keeps',
    description: 'Changes nothing.',
    body: personSchema,
    answers: { 200: erasureReportSchema },
    handle: ({ body, actor }) => previewErasure(body.email, context(actor)),
  });

  route('POST /api/admin/personal-data/export', superAdmins, {
    summary: 'Everything that is known of an e-mail address',
    description: 'Rows as they are stored. Written to the audit log, without the address.',
    body: personSchema,
    answers: { 200: personExportSchema },
    handle: ({ body, actor }) => exportPerson(body.email, context(actor)),
  });

  route('POST /api/admin/personal-data/erase', superAdmins, {
    summary: 'Erase what is known of an e-mail address',
    description:
      'Cannot be undone. Who made a contract is kept apart for as long as the law has it kept; bookings that still run stay. Written to the audit log, without the address.',
    body: erasureSchema,
    answers: { 200: erasureReportSchema },
    handle: ({ body, actor }) => erasePerson(body.email, context(actor)),
  });
  return router;
}
