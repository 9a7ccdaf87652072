import { runBookingCommand } from './booking-command.ts';

/** `npm run seed:bookings -- 100000`: sample bookings for the running local stack, to try the dashboard with. */
// As the owner: so many rows are indexed anew at their end.
runBookingCommand('src/bookings/seed-bookings.main.ts', 'bookingOwner');
