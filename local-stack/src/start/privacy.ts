import { runBookingCommand } from './booking-command.ts';

/** `npm run privacy -- export mina@example.com`: the personal data of somebody in the running local stack. */
runBookingCommand('src/privacy/privacy.main.ts');
