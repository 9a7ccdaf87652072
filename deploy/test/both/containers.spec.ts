import { expect, test } from '../fixtures.ts';

/** The longest confirm, and what the service needs to end it: longer than its own wait on SIGTERM. */
const LONGEST_CONFIRM_SECONDS = 75;

test('no process runs as root', async ({ compose }) => {
  for (const { Id, Name, isTask } of await compose.containers()) {
    if (isTask) continue;
    const users = (await compose.docker(['top', Id, '-eo', 'uid,pid,comm'])).trim().split('\n').slice(1);
    expect(users.length, Name).toBeGreaterThan(0);
    expect(
      users.filter((line) => /^\s*0\s/.test(line)),
      Name,
    ).toEqual([]);
  }
});

test('root file systems are read-only, tasks included', async ({ compose }) => {
  for (const { Name, HostConfig } of await compose.containers()) {
    expect(HostConfig.ReadonlyRootfs, Name).toBe(true);
  }
  const [service] = await compose.containersOf('booking-service');
  const write =
    "try { (await import('node:fs')).writeFileSync('/app/x', '') } catch (e) { console.log(e.code) }";
  if (!service) throw new Error('There is no booking service to look into.');
  expect(await compose.node(service, write)).toMatch(/EROFS|EACCES/);
});

test('privileges are given up and resources limited', async ({ compose }) => {
  for (const { Name, HostConfig } of await compose.containers()) {
    expect(HostConfig.Privileged, Name).toBe(false);
    expect(HostConfig.CapDrop, Name).toEqual(['ALL']);
    // To listen on 80 and 443; engines write it with and without the prefix.
    const added = (HostConfig.CapAdd ?? []).map((name) => name.replace(/^CAP_/, ''));
    expect(
      added.filter((name) => name !== 'NET_BIND_SERVICE'),
      Name,
    ).toEqual([]);
    expect(HostConfig.SecurityOpt?.join(), Name).toContain('no-new-privileges');
    expect(HostConfig.Memory, Name).toBeGreaterThan(0);
    expect(HostConfig.NanoCpus, Name).toBeGreaterThan(0);
    expect(HostConfig.PidsLimit ?? 0, Name).toBeGreaterThan(0);
  }
});

test('what serves comes back by itself and is asked how it is', async ({ compose }) => {
  for (const { Name, HostConfig, State, isTask } of await compose.containers()) {
    if (isTask) expect(State, Name).toMatchObject({ Status: 'exited', ExitCode: 0 });
    else {
      expect(HostConfig.RestartPolicy.Name, Name).toMatch(/^(always|unless-stopped)$/);
      expect(State.Health?.Status, Name).toBe('healthy');
    }
  }
});

test('a stop waits longer than the longest confirm', async ({ compose }) => {
  for (const service of ['booking-service', 'site', 'caddy']) {
    const copies = await compose.containersOf(service);
    // Caddy stands in front in production only.
    if (service !== 'caddy') expect(copies.length, service).toBeGreaterThan(0);
    for (const { Name, Config } of copies) {
      expect(Config.StopTimeout ?? 0, Name).toBeGreaterThanOrEqual(LONGEST_CONFIRM_SECONDS);
    }
  }
});
