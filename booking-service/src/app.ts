import express from 'express';
import type { Express } from 'express';
import type { AuthCookies } from './auth/cookies.ts';
import { adminUserRoutes } from './admin-users/admin-users.routes.ts';
import { attentionRoutes } from './attention/attention.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { cmsSessionRoutes, cmsTicketRoutes } from './auth/cms-sessions.routes.ts';
import { ownSessionRoutes } from './auth/own-sessions.routes.ts';
import { requireStaff } from './auth/signed-in.ts';
import type { SignInWatch } from './auth/sign-in-watch.ts';
import type { Passwords } from './auth/passwords.ts';
import { adminBookingRoutes } from './bookings/admin/admin-bookings.routes.ts';
import { blockRoutes } from './blocks/blocks.routes.ts';
import { branchRoutes } from './branches/branches.routes.ts';
import { keepToBranches } from './branches/keep-to-branches.usecase.ts';
import { bookingRoutes } from './bookings/booking.routes.ts';
import type { OrderQueue } from './bookings/place/order-queue.usecase.ts';
import { cashUpRoutes } from './cash-up/cash-up.routes.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import type { CatalogueRefresh } from './catalogue/refresh-catalogue.job.ts';
import type { Catalogues } from './catalogue/catalogues.usecase.ts';
import type { EmailQueue } from './email/base/email.ts';
import { OPT_OUT_PATH } from './email/letter.usecase.ts';
import type { MailTransport } from './email/transport.ts';
import type { EmailWorker } from './email/worker.ts';
import { adminEnquiryRoutes, enquiryRoutes } from './enquiries/enquiries.routes.ts';
import { giftCardRoutes } from './gift-cards/gift-cards.routes.ts';
import { deliveryRoutes } from './deliveries/deliveries.routes.ts';
import { replaceLinkRoutes } from './my-booking/new-link/replace-link.routes.ts';
import { myBooking } from './my-booking/my-booking.feature.ts';
import type { PaymentOptions, Payments } from './payments/payments.feature.ts';
import { WEBHOOK_PATH } from './payments/webhook/webhook.routes.ts';
import { day } from './day/day.feature.ts';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import type { LinkMetrics } from './personal-links/link-metrics.ts';
import type { PlatformDeps } from './platform/deps.ts';
import type { NewsFeed } from './platform/news-feed.ts';
import { docsRoutes } from './platform/docs.routes.ts';
import type { Draining } from './platform/draining.ts';
import { errorHandler, unknownRoute } from './platform/error-handler.ts';
import type { ReadinessCheck } from './platform/health.routes.ts';
import { healthRoutes } from './platform/health.routes.ts';
import { originGuard } from './platform/origin-guard.ts';
import { operationsOf } from './platform/routes.ts';
import { limitReads } from './platform/read-limit.ts';
import { logRequests } from './platform/request-log.ts';
import { securityHeaders } from './platform/security-headers.ts';
import { cutSlowBodies } from './platform/slow-bodies.ts';
import type { Recordings } from './recordings/recordings.feature.ts';
import type { RecordingStore } from './recordings/store/recording-store.client.ts';
import { exportRoutes } from './exports/exports.routes.ts';
import { mondayMailRoutes } from './monday-mail/monday-mail.routes.ts';
import { statementRoutes } from './statements/statements.routes.ts';
import { reportRoutes } from './reports/reports.routes.ts';
import { ownFactorRoutes } from './second-factor/own-factors.routes.ts';
import { secondStepRoutes } from './second-factor/second-step.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { klookTrayRoutes } from './klook-tray/klook-tray.routes.ts';
import { systemStatusRoutes } from './system-status/system-status.routes.ts';
import { walkInRoutes } from './walk-ins/walk-ins.routes.ts';
import { slotRoutes } from './slots/slot.routes.ts';
import { voucherRoutes } from './vouchers/vouchers.routes.ts';
import { heldFor } from './waitlist/held-offer.usecase.ts';
import { staffWaitlistRoutes, waitlistRoutes } from './waitlist/waitlist.routes.ts';

/** Everything the features need. Tests pass their own clock, catalogue or provider; the rest is the real thing. */
export interface AppDeps extends PlatformDeps {
  catalogues: Catalogues;
  catalogueRefresh: CatalogueRefresh;
  emails: EmailQueue;
  links: LinkMetrics;
  orderQueue: OrderQueue;
  emailWorker: EmailWorker;
  mailTransport: MailTransport;
  payments: Payments;
  recordingStore: RecordingStore;
  recordings: Recordings;
  /** What a test changes about payments. */
  paymentOptions?: PaymentOptions;
  cookies: AuthCookies;
  passwords: Passwords;
  signInWatch: SignInWatch;
  newsFeed: NewsFeed;
  draining: Draining;
  readiness: readonly ReadinessCheck[];
}

const MAX_BODY = '32kb';

/** Paths that take changes from elsewhere, because each brings a proof of its own; what ends with `/` is followed by it. */
const exemptFromOriginGuard = [WEBHOOK_PATH, `${OPT_OUT_PATH}/`];

/** The service: the order of the lines is the order in which a request meets them. */
export function createApp(deps: AppDeps): Express {
  const { config, log, metrics, clock, draining, readiness } = deps;
  const app = express();
  let documentText: Promise<Buffer> | undefined;
  app.disable('x-powered-by');
  // Answers are never cached, so a tag on each would be work for nothing.
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.set('query parser', 'simple');

  app.use(logRequests(log, metrics.requests, config));
  app.use(draining.middleware);
  app.use(cutSlowBodies((path) => path.startsWith(`${recordingAddresses.uploads}/`)));
  app.use(securityHeaders({ https: config.siteOrigin.startsWith('https://') }));
  app.use(healthRoutes(deps, draining, readiness));
  app.use(cmsSessionRoutes(deps));

  app.use(limitReads(config.limits.readsPerAddressPerMinute, clock));
  app.use(originGuard([config.siteOrigin], exemptFromOriginGuard));
  app.use(deps.payments.webhook);
  app.use(express.json({ limit: MAX_BODY }));

  app.use(docsRoutes(() => (documentText ??= writeDocument(app))));
  app.use(catalogueRoutes(deps));
  app.use(slotRoutes({ ...deps, heldFor: (req) => heldFor(deps, req) }));
  app.use(waitlistRoutes(deps));
  app.use(bookingRoutes(deps));
  app.use(deps.payments.routes);
  app.use(enquiryRoutes(deps));
  app.use(giftCardRoutes(deps));
  app.use(deps.recordings.routes);
  app.use(myBooking(deps));

  app.use(authRoutes(deps));
  app.use(cmsTicketRoutes(deps));
  app.use(secondStepRoutes(deps));
  app.use(ownFactorRoutes(deps));
  app.use(ownSessionRoutes(deps));
  app.use('/api/admin', requireStaff(deps), keepToBranches(deps));
  app.use(branchRoutes(deps));
  app.use(day(deps));
  app.use(walkInRoutes(deps));
  app.use(voucherRoutes(deps));
  app.use(blockRoutes(deps));
  app.use(staffWaitlistRoutes(deps));
  app.use(cashUpRoutes(deps));
  app.use(klookTrayRoutes(deps));
  app.use(deps.recordings.deskRoutes);
  app.use(deliveryRoutes(deps));
  app.use(adminBookingRoutes(deps));
  app.use(replaceLinkRoutes(deps));
  app.use(adminUserRoutes(deps));
  app.use(attentionRoutes(deps));
  app.use(systemStatusRoutes(deps));
  app.use(adminEnquiryRoutes(deps));
  app.use(reportRoutes(deps));
  app.use(exportRoutes(deps));
  app.use(statementRoutes(deps));
  app.use(mondayMailRoutes(deps));
  app.use(privacyRoutes(deps));
  app.use(deps.payments.adminRoutes);

  app.use(unknownRoute);
  app.use(errorHandler(log));
  return app;
}

/** The module is loaded when the document is asked for, as writing it takes a tenth of a second. */
async function writeDocument(app: Express): Promise<Buffer> {
  const { apiDocument } = await import('./platform/openapi.ts');
  return Buffer.from(JSON.stringify(apiDocument(operationsOf(app.router))));
}
