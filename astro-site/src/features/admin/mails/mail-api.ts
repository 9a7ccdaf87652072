import { emailPreviewSchema } from 'shared/bookings/admin-booking.ts';
import type { StaffEmail } from 'shared/bookings/admin-booking.ts';
import { callApi, readApi } from '../../../lib/api/api.ts';

export const sendEmail = (id: string, body: StaffEmail) =>
  callApi(`/api/admin/bookings/${id}/send-email`, { method: 'POST', body });

/** The mail as it would be sent: subject, HTML and plain text. Nothing is sent or stored. */
export const previewEmail = (id: string, body: StaffEmail) =>
  readApi(`/api/admin/bookings/${id}/email-preview`, emailPreviewSchema, { method: 'POST', body });

/** Ends every link to the visitor's own page, and sends a new one to the address on file. */
export const replaceLink = (bookingId: string) =>
  callApi(`/api/admin/bookings/${bookingId}/link`, { method: 'POST' });

export const resendEmail = (emailId: string) =>
  callApi(`/api/admin/emails/${emailId}/resend`, { method: 'POST' });
