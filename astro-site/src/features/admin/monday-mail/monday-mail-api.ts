import { MONDAY_MAIL_ADDRESS, mondayMailSchema } from 'shared/monday-mail/monday-mail.ts';
import { readApi } from '../../../lib/api/api.ts';

export const fetchMondayMail = () => readApi(MONDAY_MAIL_ADDRESS, mondayMailSchema);

export const switchMondayMail = (isOn: boolean) =>
  readApi(MONDAY_MAIL_ADDRESS, mondayMailSchema, { method: 'PUT', body: { isOn } });
