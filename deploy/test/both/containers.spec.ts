import { expect, test } from '../fixtures.ts';

/** What no image of ours may hold: an intruder could use it. */
const tools = [
  'npm',
  'npx',
  'sh',
  'bash',
  'dash',
  'apt',
  'dpkg',
  'gcc',
  'cc',
  'make',
  'python3',
  'curl',
  'git',
];
const toolPath = new RegExp(
  `^(usr/)?(local/)?s?bin/(${tools.join('|')})$|node_modules/(npm|typescript|@esbuild)/`,
);

/** All but the images that are used as they are published. */
const isOurs = (service: string) => !['postgres', 'caddy', 'rehearsal-provider'].includes(service);
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

test('our images hold no shell, package manager or compiler, and the notices of their packages', async ({
  compose,
}) => {
  const ours = (await compose.containers()).filter(({ service, isTask }) => isOurs(service) && !isTask);
  const onePerImage = [...new Map(ours.map((container) => [container.Image, container])).values()];
  expect(onePerImage.length).toBeGreaterThanOrEqual(3);
  for (const { Id, Name, Image } of onePerImage) {
    const list = ['sh', '-c', `docker export ${Id} | tar -t`];
    const { code, stdout } = await compose.try(list);
    const files = stdout.split('\n');
    expect(code, Name).toBe(0);
    expect(files, Name).toContainEqual(expect.stringMatching(/bin\/node$/));
    expect(files, Name).toContain('app/THIRD-PARTY-NOTICES.txt');
    expect(files.filter((file) => toolPath.test(file)).slice(0, 5), Name).toEqual([]);
    const bytes = Number(await compose.docker(['image', 'inspect', '--format', '{{.Size}}', Image]));
    process.stdout.write(`    ${Name}: ${Math.round(bytes / 1e6)} MB, ${files.length} files\n`);
  }
});
