import { createHmac } from 'node:crypto';
import { config } from '../configuration/config.ts';

/** The same name for the same person or address, from which nobody without our secret gets back to them. */
export const pseudonym = (kind: string, value: string | number): string =>
  createHmac('sha256', config.PAYLOAD_SECRET).update(`${kind} ${value}`).digest('base64url').slice(0, 22);
