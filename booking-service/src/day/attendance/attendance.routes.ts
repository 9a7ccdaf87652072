import { Router } from 'express';
import type { Request, Response } from 'express';
import { attendanceChangeSchema, attendanceStepSchema, noteChangeSchema } from 'shared/day/attendance.ts';
import type { AttendanceStep } from 'shared/day/attendance.ts';
import type { DaySession } from 'shared/day/day.ts';
import { accountOf } from '../../auth/signed-in.ts';
import { seenVersionOf } from '../../bookings/admin/admin-bookings.request.ts';
import type { StaffAction } from '../../bookings/admin/admin-bookings.usecase.ts';
import { bookingIdOf } from '../../bookings/admin/named-booking.ts';
import type { EmailQueue } from '../../email/base/email.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { parseBody } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { addRoute } from '../../platform/routes.ts';
import { changeNote } from './change-note.usecase.ts';
import { noteStep } from './note-step.usecase.ts';

/** What is noted of a guest at the counter. Stands behind `requireStaff`. */
export function attendanceRoutes({ db, clock, emails }: PlatformDeps & { emails: EmailQueue }): Router {
  const router = Router();
  const action = (req: Request, res: Response): StaffAction => ({
    db,
    emails,
    actor: accountOf(res),
    now: clock(),
    seenVersion: seenVersionOf(req),
  });

  addRoute(router, '/api/admin/bookings/:bookingId/attendance/:step', {
    put: async (req, res) => {
      const id = bookingIdOf(req);
      const step = stepOf(req);
      const change = parseBody(attendanceChangeSchema, req);
      sendSession(res, await noteStep(id, step, change, action(req, res)));
    },
  });

  addRoute(router, '/api/admin/bookings/:bookingId/note', {
    put: async (req, res) => {
      const id = bookingIdOf(req);
      const { note } = parseBody(noteChangeSchema, req);
      sendSession(res, await changeNote(id, note, action(req, res)));
    },
  });
  return router;
}

function sendSession(res: Response, session: DaySession): void {
  res.set('ETag', `"${session.version}"`).json(session);
}

/** @throws Problem `not-found` */
function stepOf(req: Request): AttendanceStep {
  const step = attendanceStepSchema.safeParse(req.params.step);
  if (!step.success) throw new Problem('not-found', 'unknown-step');
  return step.data;
}
