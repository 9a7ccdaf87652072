import { freePorts } from '../processes/ports.ts';

/** Every port of the stack: who listens on it, where it is by default, and the key that moves it. */
export const portList = {
  site: { title: 'the site', key: 'SITE_PORT', byDefault: 4321 },
  preview: { title: 'the preview of drafts', key: 'PREVIEW_PORT', byDefault: 4322 },
  publisher: { title: 'the publisher', key: 'PUBLISHER_PORT', byDefault: 4323 },
  cms: { title: 'the CMS', key: 'CMS_PORT', byDefault: 3000 },
  bookingService: { title: 'the booking service', key: 'BOOKING_SERVICE_PORT', byDefault: 4000 },
  simulator: { title: 'the payment simulator', key: 'SIMULATOR_PORT', byDefault: 4010 },
  smtp: { title: 'the mail catcher', key: 'SMTP_PORT', byDefault: 1025 },
  inbox: { title: 'the inbox', key: 'INBOX_PORT', byDefault: 1080 },
  postgres: { title: 'PostgreSQL', key: 'POSTGRES_PORT', byDefault: 5433 },
} as const;

export type PortName = keyof typeof portList;
export type Ports = Record<PortName, number>;

export const portNames = Object.keys(portList) as PortName[];

/** The ports for a run: `auto` takes free ones, so that a second stack can run beside the first. */
export async function choosePorts(mode: 'default' | 'auto', env: NodeJS.ProcessEnv): Promise<Ports> {
  const free = mode === 'auto' ? await freePorts(portNames.length) : [];
  const entries = portNames.map((name, index) => {
    const { key, byDefault } = portList[name];
    return [name, portFrom(key, env[key]) ?? free[index] ?? byDefault] as const;
  });
  return Object.fromEntries(entries) as Ports;
}

function portFrom(key: string, value: string | undefined): number | undefined {
  if (!value) return undefined;
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${key} is "${value}". Give a port number between 1 and 65535, or leave it out.`);
}
