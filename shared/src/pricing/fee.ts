import { formatWon } from './won.ts';

/** The fee of a session, where 0 is a price of its own: "₩40,000", "Free". */
export const formatFee = (feeWon: number) => (feeWon === 0 ? 'Free' : formatWon(feeWon));
