import { Router } from 'express';
import type { EmailQueue } from '../email/base/email.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { attendanceRoutes } from './attendance/attendance.routes.ts';
import type { ChangesDeps } from './board/send-changes.usecase.ts';
import { dayRoutes } from './board/day.routes.ts';

type DayDeps = PlatformDeps & ChangesDeps & { catalogues: Catalogues; emails: EmailQueue };

/** The day at the counter. Stands behind `requireStaff`. */
export const day = (deps: DayDeps): Router => Router().use(dayRoutes(deps), attendanceRoutes(deps));
