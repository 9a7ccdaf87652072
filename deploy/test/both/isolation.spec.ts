import { expect, test } from '../fixtures.ts';

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

test('each role is at home in its own database alone', async ({ compose, docker }) => {
  const { BOOKING_DATABASE_PASSWORD, CMS_DATABASE_PASSWORD } = { ...localPasswords, ...docker.settings };
  const roles = { booking: BOOKING_DATABASE_PASSWORD, cms: CMS_DATABASE_PASSWORD };
  for (const [role, password] of Object.entries(roles)) {
    for (const database of ['booking', 'cms']) {
      const psql = ['psql', '-h', '127.0.0.1', '-U', role, '-d', database, '-tAc', 'SELECT current_user'];
      const output = await compose.tryRun([
        'exec',
        '-T',
        '-e',
        `PGPASSWORD=${password}`,
        'postgres',
        ...psql,
      ]);
      if (role === database) expect(output.text.trim()).toBe(role);
      else expect(output.text).toContain(`permission denied for database "${database}"`);
    }
    const rights = `SELECT rolsuper OR rolcreatedb OR rolcreaterole FROM pg_roles WHERE rolname = '${role}'`;
    expect(await compose.sql('postgres', rights)).toBe('f');
  }
});

/** What development uses where production asks. */
const localPasswords = {
  BOOKING_DATABASE_PASSWORD: 'local-booking-password',
  CMS_DATABASE_PASSWORD: 'local-cms-password',
};

test('what is only for operators is not served to visitors', async ({ stack, request }) => {
  for (const path of ['/metrics', '/readyz', '/api/metrics', '/api/readyz', '/api/healthz']) {
    const answer = await request.get(`${stack.urls.site}${path}`);
    expect(answer.status(), path).toBe(404);
  }
});
