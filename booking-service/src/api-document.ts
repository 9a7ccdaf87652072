import { adminUserPaths } from './admin-users/admin-users.openapi.ts';
import { attentionPaths } from './attention/attention.openapi.ts';
import { authPaths } from './auth/auth.openapi.ts';
import { ownSessionPaths } from './auth/own-sessions.openapi.ts';
import { blockPaths } from './blocks/blocks.openapi.ts';
import { adminBookingPaths } from './bookings/admin/admin-bookings.openapi.ts';
import { bookingPaths } from './bookings/booking.routes.ts';
import { branchPaths } from './branches/branches.openapi.ts';
import { cashUpPaths } from './cash-up/cash-up.openapi.ts';
import { cataloguePaths } from './catalogue/catalogue.routes.ts';
import { dayPaths } from './day/day.openapi.ts';
import { deliveryPaths } from './deliveries/deliveries.openapi.ts';
import { enquiryPaths } from './enquiries/enquiries.openapi.ts';
import { exportPaths } from './exports/exports.openapi.ts';
import { giftCardPaths } from './gift-cards/gift-cards.openapi.ts';
import { klookTrayPaths } from './klook-tray/klook-tray.openapi.ts';
import { mondayMailPaths } from './monday-mail/monday-mail.openapi.ts';
import { myBookingPaths } from './my-booking/my-booking.openapi.ts';
import { ledgerPaths } from './payments/ledger/ledger.openapi.ts';
import { paymentPaths } from './payments/payments.openapi.ts';
import { refundPaths } from './payments/refunds/refunds.openapi.ts';
import { apiDocument } from './platform/openapi.ts';
import { privacyPaths } from './privacy/privacy.openapi.ts';
import { recordingPaths } from './recordings/recordings.openapi.ts';
import { reportPaths } from './reports/reports.openapi.ts';
import { secondFactorPaths } from './second-factor/second-factor.openapi.ts';
import { slotPaths } from './slots/slot.routes.ts';
import { statementPaths } from './statements/statements.openapi.ts';
import { systemStatusPaths } from './system-status/system-status.openapi.ts';
import { voucherPaths } from './vouchers/vouchers.openapi.ts';
import { waitlistPaths } from './waitlist/waitlist.openapi.ts';
import { walkInPaths } from './walk-ins/walk-ins.openapi.ts';

/** What the features say of their routes: OpenAPI 3.1 in JSON. Loaded when it is asked for, as writing it takes a tenth of a second. */
export const apiDocumentText = Buffer.from(
  JSON.stringify(
    apiDocument(
      cataloguePaths,
      slotPaths,
      waitlistPaths,
      bookingPaths,
      paymentPaths,
      enquiryPaths,
      giftCardPaths,
      myBookingPaths,
      refundPaths,
      ledgerPaths,
      authPaths,
      secondFactorPaths,
      ownSessionPaths,
      adminBookingPaths,
      adminUserPaths,
      branchPaths,
      dayPaths,
      walkInPaths,
      voucherPaths,
      blockPaths,
      cashUpPaths,
      klookTrayPaths,
      recordingPaths,
      deliveryPaths,
      attentionPaths,
      reportPaths,
      exportPaths,
      statementPaths,
      mondayMailPaths,
      systemStatusPaths,
      privacyPaths,
    ),
  ),
);
