import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const keysSchema = z.record(z.string(), z.unknown()).default({});
const serviceSchema = z.looseObject({
  image: z.string(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  env_file: z.array(z.string()).default([]),
  environment: keysSchema,
  secrets: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  deploy: z.looseObject({
    mode: z.string().default('replicated'),
    endpoint_mode: z.string(),
    placement: z.looseObject({ constraints: z.array(z.string()).default([]) }).optional(),
    resources: z
      .object({ limits: z.object({ memory: z.string(), cpus: z.string(), pids: z.int() }) })
      .optional(),
  }),
});
const fileSchema = z.looseObject({
  services: z.record(z.string(), serviceSchema),
  secrets: z.record(z.string(), z.object({ external: z.literal(true), name: z.string() })),
});

const fileOf = (name: string) => fileSchema.parse(parse(read(`deploy/swarm/${name}.yml`), { merge: true }));
const files = { database: fileOf('database'), migrations: fileOf('migrations'), product: fileOf('product') };
const observability = fileOf('observability');
type Service = z.infer<typeof serviceSchema>;
const services = Object.values(files).flatMap((file) => Object.entries(file.services));

/** The keys of an environment file, with or without a value. */
const keysOfFile = (path: string) =>
  read(`deploy/swarm/${path}`)
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => String(line.split('=')[0]));

/** The keys that a service is told, by their names without `_FILE`. */
const keysOf = ({ environment, env_file }: Service) =>
  [...Object.keys(environment), ...env_file.flatMap(keysOfFile)].map((key) => key.replace(/_FILE$/, ''));

/** What docker-compose.production.yml tells a service, with what it has from docker-compose.yml. */
const composedSchema = z.looseObject({
  services: z.record(z.string(), z.looseObject({ environment: keysSchema }).nullable()),
});
function composedKeys(service: string): string[] {
  const composed = ['docker-compose.yml', 'docker-compose.production.yml'].map((file) =>
    // `!reset` and `!override` say how the two files are put together, which is of no interest here.
    composedSchema.parse(parse(read(file).replaceAll(/!(reset|override)/g, ''), { merge: true })),
  );
  return [
    ...new Set(composed.flatMap(({ services: found }) => Object.keys(found[service]?.environment ?? {}))),
  ];
}

/** Made by command; production has them empty. */
const firstAccounts = /^(ADMIN|EDITOR)_/;

describe('the stack for three machines', () => {
  test.each(['booking-service', 'publisher', 'site', 'cms', 'preview', 'caddy'])(
    '%s is told everything that it is told on one machine',
    (name) => {
      const service = files.product.services[name];
      const own = service ? keysOf(service) : [];
      const wanted = composedKeys(name).filter((key) => !firstAccounts.test(key));
      // Every machine has its certificates by secret, and Docker's own DNS.
      const elsewhere = ['ACME_EMAIL_OPTION', 'BOOKING_HOST', 'SITE_HOST', 'DNS_RESOLVER'];
      expect(wanted.filter((key) => !own.includes(key) && !elsewhere.includes(key))).toEqual([]);
    },
  );

  test('a migration is told what its service is told', () => {
    for (const [migration, service] of [
      ['booking-migrate', 'booking-service'],
      ['cms-migrate', 'cms'],
    ] as const) {
      const told = files.product.services[service];
      const own = files.migrations.services[migration];
      expect(own && told && keysOf(told).filter((key) => !keysOf(own).includes(key)), migration).toEqual([]);
    }
  });

  test.each(services)('%s is read-only, without privileges, and found by DNS', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], deploy: { endpoint_mode: 'dnsrr' } });
  });

  test('whatever goes on has limits', () => {
    const endless = services.filter(([, { deploy }]) => deploy.mode !== 'replicated-job');
    for (const [name, { deploy }] of endless) expect(deploy.resources, name).toBeDefined();
  });

  test('every secret is declared, and none that nobody reads', () => {
    for (const [name, file] of Object.entries(files)) {
      const used = new Set(Object.values(file.services).flatMap(({ secrets }) => secrets));
      expect(Object.keys(file.secrets).toSorted(), name).toEqual([...used].toSorted());
    }
  });

  test('Prometheus and Grafana are told what they are told on one machine', () => {
    const { services: composed } = z
      .looseObject({ services: z.record(z.string(), z.looseObject({ image: z.string().optional() })) })
      .parse(parse(read('docker-compose.observability.yml'), { merge: true }));
    for (const [name, { image, command }] of Object.entries(observability.services)) {
      expect({ image, command }, name).toEqual({
        image: composed[name]?.image,
        command: composed[name]?.['command'],
      });
    }
  });

  test('every file that they are told is there', () => {
    const configs = z
      .record(z.string(), z.object({ file: z.string(), name: z.string() }))
      .parse(observability['configs']);
    for (const [key, { file, name }] of Object.entries(configs)) {
      expect(read(join('deploy/swarm', file)).length, key).toBeGreaterThan(0);
      // A config of a name can never be another: the version before has its own.
      expect(name).toContain('${IMAGE_TAG');
    }
  });

  test('the page makes every secret, and settings can name a newer one', () => {
    const page = read('deploy/swarm/README.md');
    for (const [key, { name }] of [...Object.values(files), observability].flatMap(({ secrets }) =>
      Object.entries(secrets),
    )) {
      expect(page).toContain(key);
      expect(name).toBe(`${key}\${${key.toUpperCase()}_VERSION:-}`);
    }
  });

  test('nobody but its own parts shares a network with the members of the database', () => {
    const parts = Object.entries(files.database.services);
    const members = parts.filter(([name]) => /^(etcd|postgres|pooler)\d$/.test(name));
    const own = new Set(members.flatMap(([, { networks }]) => networks));
    expect(own).toEqual(new Set(['members', 'archive']));
    const there = services.filter(([, { networks }]) => networks.some((network) => own.has(network)));
    expect(there.map(([name]) => name)).toEqual(parts.map(([name]) => name));
  });

  test.each([
    ['booking-service', 'recordings'],
    ['cms', 'media'],
    ['postgres1', 'backup'],
  ])('%s has the key of no bucket but its own', (name, bucket) => {
    const found = services.filter(([key]) => key === name).flatMap(([, { secrets }]) => secrets);
    const keys = found.filter((secret) => /_(secret_access_key|access_key_id)$/.test(secret));
    expect(keys).toEqual([`${bucket}_access_key_id`, `${bucket}_secret_access_key`]);
  });

  test.each([1, 2, 3])(
    'pooler %i stands before the member of its machine, and is led to with it',
    (number) => {
      const { services: parts } = files.database;
      const [pooler, member] = [parts[`pooler${number}`], parts[`postgres${number}`]];
      expect(pooler?.environment).toEqual({ MEMBER: `postgres${number}` });
      expect(pooler?.deploy.placement).toEqual(member?.deploy.placement);
      expect(read('deploy/swarm/database/haproxy.cfg')).toContain(
        `server pooler${number} pooler${number}:6432 track primary/postgres${number}\n`,
      );
    },
  );

  test('services go through the poolers; what listens and what migrates goes past them', () => {
    const told = (name: string) => new RegExp(`^${name}=.*@primary:(\\d+)/`, 'm');
    const port = (file: string, key: string) =>
      told(key).exec(read(`deploy/swarm/environment/${file}.env`))?.[1];
    expect(port('booking-service', 'BOOKING_DATABASE_URL')).toBe('6432');
    expect(port('booking-service', 'BOOKING_DATABASE_DIRECT_URL')).toBe('5432');
    expect(port('cms', 'CMS_DATABASE_URL')).toBe('6432');
    const { 'booking-migrate': booking, 'cms-migrate': cms } = files.migrations.services;
    expect(booking?.environment['BOOKING_OWNER_DATABASE_URL']).toContain('@primary:5432/');
    expect(cms?.environment['CMS_DATABASE_URL']).toContain('@primary:5432/');
  });

  test('what poolers lend leaves room for whoever comes past them', () => {
    const sizes = [...read('deploy/swarm/database/start-pooler.sh').matchAll(/ pool_size=(\d+)$/gm)];
    const lent = sizes.reduce((sum, [, size]) => sum + Number(size), 0);
    const most = Number(/max_connections: (\d+)/.exec(read('deploy/swarm/database/patroni.yml'))?.[1]);
    expect(sizes).toHaveLength(2);
    expect(lent).toBeLessThanOrEqual(most / 2);
  });
});
