import { waitlistAddresses } from 'shared/waitlist/waitlist.ts';
import { callApi } from '../../../lib/api/api.ts';

export const removeWish = (id: number) => callApi(waitlistAddresses.one(id), { method: 'DELETE' });
