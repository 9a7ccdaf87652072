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

/** All but the image that is used as it is published. */
const isOurs = (service: string) => service !== 'postgres';

// Here, where the payment simulator is as well; production runs the same images.
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
