import type { Router } from 'express';
import { attendanceChangeSchema, attendanceStepSchema, noteChangeSchema } from 'shared/day/attendance.ts';
import { daySessionSchema } from 'shared/day/day.ts';
import type { User } from '../../auth/account.ts';
import { staff } from '../../auth/signed-in.ts';
import { ifMatch } from '../../bookings/admin/admin-bookings.request.ts';
import type { StaffAction } from '../../bookings/admin/admin-bookings.usecase.ts';
import { ofBooking } from '../../bookings/admin/named-booking.ts';
import type { EmailQueue } from '../../email/base/email.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { refusedAs } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { taggedRouter, versioned } from '../../platform/routes.ts';
import { changeNote } from './change-note.usecase.ts';
import { noteStep } from './note-step.usecase.ts';

const unknownStep = () => new Problem('not-found', 'unknown-step');

/** What is noted of a guest at the counter. */
export function attendanceRoutes({ db, clock, emails }: PlatformDeps & { emails: EmailQueue }): Router {
  const { router, route } = taggedRouter('Admin: day');
  const action = (actor: User, seen: { 'If-Match'?: number | undefined }): StaffAction => ({
    ...{ db, emails, actor },
    ...{ now: clock(), seenVersion: seen['If-Match'] },
  });
  const answers = { 200: versioned(daySessionSchema) };

  route('PUT /api/admin/bookings/:bookingId/attendance/:step', staff, {
    summary: 'Note a step at the counter, or take it back',
    description:
      'Sent twice it counts once. Going into the booth sets the status to `in-progress`, being done to `completed`; taken back, it is what it was.',
    params: { ...ofBooking, step: refusedAs(attendanceStepSchema, unknownStep) },
    headers: ifMatch,
    body: attendanceChangeSchema,
    answers,
    refusals: ['personal-data-removed', 'stale-change', 'booking-cancelled', 'later-step-noted'],
    handle: ({ params: { bookingId, step }, headers, body, actor }) =>
      noteStep(bookingId, step, body, action(actor, headers)),
  });

  route('PUT /api/admin/bookings/:bookingId/note', staff, {
    summary: 'Write down what staff should know of a guest',
    params: ofBooking,
    headers: ifMatch,
    body: noteChangeSchema,
    answers,
    refusals: ['personal-data-removed', 'stale-change'],
    handle: ({ params: { bookingId }, headers, body, actor }) =>
      changeNote(bookingId, body.note, action(actor, headers)),
  });
  return router;
}
