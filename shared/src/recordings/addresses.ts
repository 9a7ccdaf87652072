/** Where recordings are, seen from the site's pages. Ids and tokens are plain letters and digits. */
export const recordingAddresses = {
  /** tus: POST to create (metadata `bookingId`, `kind`, `filename`), then HEAD, PATCH, DELETE of what `Location` names. */
  uploads: '/api/admin/recordings/uploads',
  finish: (id: string) => `/api/admin/recordings/${id}/finish`,
  /** GET the file (staff; noted in the audit log). */
  adminFile: (id: string) => `/api/admin/recordings/${id}/file`,
  /** PATCH its kind, DELETE it. */
  adminRecording: (id: string) => `/api/admin/recordings/${id}`,
  ofBooking: (bookingId: string) => `/api/admin/bookings/${bookingId}/recordings`,
  /** POST. */
  handOver: (bookingId: string) => `/api/admin/bookings/${bookingId}/recordings/hand-over`,
  /** POST. */
  extendByStaff: (bookingId: string) => `/api/admin/bookings/${bookingId}/recordings/extension`,

  own: '/api/my-booking/recordings',
  /** GET to play, with ranges; with `?save` it is saved under its name. DELETE it. */
  ownFile: (id: string) => `/api/my-booking/recordings/${id}/file`,
  ownRecording: (id: string) => `/api/my-booking/recordings/${id}`,
  /** GET all of a singer as one zip; DELETE all. */
  ownZip: (bookingId: string) => `/api/my-booking/bookings/${bookingId}/recordings.zip`,
  ownOf: (bookingId: string) => `/api/my-booking/bookings/${bookingId}/recordings`,
  /** PUT. */
  share: (bookingId: string) => `/api/my-booking/bookings/${bookingId}/recordings/share`,
  /** POST. */
  extend: (bookingId: string) => `/api/my-booking/bookings/${bookingId}/recordings/extension`,

  listen: (token: string) => `/api/listen/${token}`,
  listenFile: (token: string, id: string) => `/api/listen/${token}/${id}`,
} as const;

/** The page of somebody with a link; what opens it stands behind `#`. */
export const LISTEN_PAGE = '/listen';
