import { getPayload } from 'payload';
import config from './config.ts';

/** Makes the rival's tables. Payload does that by itself, but only while a product is developed: NODE_ENV says so. */
await getPayload({ config });
process.exit(0);
