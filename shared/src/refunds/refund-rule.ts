import { dateTimeKst } from '../time/display.ts';
import type { RefundReason } from './refund-reason.ts';

/** The rule that applies, as staff may read it out. */
export function refundRule(why: RefundReason): string {
  switch (why.kind) {
    case 'not-honoured':
      return 'We could not give the session: in full';
    case 'no-show':
      return `No-show: ${why.percent} %`;
    case 'no-time':
      return 'There is no session time to count from';
    case 'session-begun':
      return 'The session has begun: nothing';
    case 'too-late':
      return 'Too close to the session: nothing';
    case 'tier':
      return `${tierRule(why)}: ${why.percent} %`;
    case 'add-on-limit': {
      const rule = `Until ${why.hours} hours after the session (${dateTimeKst(new Date(why.until))})`;
      return `${rule}: ${why.isOver ? 'over' : 'in full'}`;
    }
    case 'until-session':
      return 'No limit of its own: in full until the session begins';
    case 'made-in-session':
      return 'Made during the session, which has begun: nothing';
    default:
      return why satisfies never;
  }
}

/** "Less than 24 hours before the session", from the tier above the last one. */
function tierRule({ hoursBefore, belowHours }: Extract<RefundReason, { kind: 'tier' }>): string {
  if (hoursBefore > 0) return `${hoursBefore} hours or more before the session`;
  return belowHours === null ? 'Before the session' : `Less than ${belowHours} hours before the session`;
}
