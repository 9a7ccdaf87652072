import type { Compose } from '../compose.ts';
import type { DockerStack } from '../docker-stack.ts';
import { expect, test } from '../fixtures.ts';

interface Docker {
  compose: Compose;
  docker: DockerStack;
}

/** Ends with what came of connecting: `open`, or the error's code. */
const tryToConnect = (host: string, port: number) => `
  const socket = (await import('node:net')).connect({ host: '${host}', port: ${port}, timeout: 3000 });
  socket.on('connect', () => end('open')).on('timeout', () => end('ETIMEDOUT')).on('error', (e) => end(e.code));
  function end(outcome) { console.log(outcome); process.exit(0); }`;

test('nobody outside reaches the database: no port, no network, no name', async ({ compose }) => {
  const [postgres] = await compose.containersOf('postgres');
  expect(postgres).toBeDefined();
  if (!postgres) return;
  expect(Object.values(postgres.NetworkSettings.Ports).filter((bound) => bound?.length)).toEqual([]);

  const networks = Object.keys(postgres.NetworkSettings.Networks);
  const internal = await compose.docker(['network', 'inspect', '--format', '{{.Internal}}', ...networks]);
  expect(new Set(internal.trim().split('\n'))).toEqual(new Set(['true']));

  // From the services that have no business with it, and as a stranger on the same machine.
  for (const service of ['site', 'publisher', 'preview']) {
    const [neighbour] = await compose.containersOf(service);
    expect(neighbour, service).toBeDefined();
    if (neighbour)
      expect(await compose.node(neighbour, tryToConnect('postgres', 5432))).not.toContain('open');
  }
  const [address] = Object.values(postgres.NetworkSettings.Networks).map(({ IPAddress }) => IPAddress);
  const stranger = ['run', '--rm', 'node:24-bookworm-slim', 'node', '--input-type=module', '--eval'];
  expect(await compose.docker([...stranger, tryToConnect(address ?? '', 5432)])).not.toContain('open');
});

test('the services that need the database do reach it', async ({ compose }) => {
  for (const service of ['booking-service', 'cms']) {
    const [container] = await compose.containersOf(service);
    expect(container, service).toBeDefined();
    if (container) expect(await compose.node(container, tryToConnect('postgres', 5432))).toContain('open');
  }
});

/** What `psql` answers when it asks as one of the services' roles. */
async function askAs(role: 'booking' | 'cms', database: string, query: string, { compose, docker }: Docker) {
  const { BOOKING_DATABASE_PASSWORD, CMS_DATABASE_PASSWORD } = { ...localPasswords, ...docker.settings };
  const password = { booking: BOOKING_DATABASE_PASSWORD, cms: CMS_DATABASE_PASSWORD }[role];
  const psql = ['psql', '-h', '127.0.0.1', '-U', role, '-d', database, '-tAc', query];
  const command = ['exec', '-T', '-e', `PGPASSWORD=${password}`, 'postgres', ...psql];
  return (await compose.tryRun(command)).text.trim();
}

test('each role is at home in its own database alone', async ({ compose, docker }) => {
  for (const role of ['booking', 'cms'] as const) {
    for (const database of ['booking', 'cms']) {
      const answer = await askAs(role, database, 'SELECT current_user', { compose, docker });
      if (role === database) expect(answer).toBe(role);
      else expect(answer).toContain(`permission denied for database "${database}"`);
    }
    const rights = `SELECT rolsuper OR rolcreatedb OR rolcreaterole FROM pg_roles WHERE rolname = '${role}'`;
    expect(await compose.sql('postgres', rights)).toBe('f');
  }
});

test('the booking service’s role owns nothing, and cannot touch what the audit log holds', async ({
  compose,
  docker,
}) => {
  const owned = `SELECT count(*) FROM pg_class WHERE relowner = 'booking'::regrole`;
  expect(await compose.sql('booking', owned)).toBe('0');
  for (const [statement, refusal] of [
    ['DELETE FROM audit_log', 'permission denied'],
    [`UPDATE audit_log SET actor = 'nobody'`, 'permission denied'],
    ['TRUNCATE audit_log', 'permission denied'],
    ['ALTER TABLE audit_log DISABLE TRIGGER ALL', 'must be owner'],
    ['DROP TABLE audit_log', 'must be owner'],
    ['SET ROLE booking_owner', 'permission denied'],
    [`SET session_replication_role = 'replica'`, 'permission denied'],
  ] as const) {
    expect(await askAs('booking', 'booking', statement, { compose, docker }), statement).toContain(refusal);
  }
});

/** What development uses where production asks. */
const localPasswords = {
  BOOKING_DATABASE_PASSWORD: 'local-booking-password',
  CMS_DATABASE_PASSWORD: 'local-cms-password',
};

test('what is only for operators is not served to visitors', async ({ stack, request }) => {
  for (const path of [
    '/metrics',
    '/readyz',
    '/api/metrics',
    '/api/readyz',
    '/api/healthz',
    '/internal/cms-sessions/1',
  ]) {
    const answer = await request.get(`${stack.urls.site}${path}`);
    expect(answer.status(), path).toBe(404);
  }
});
