import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Ajv } from 'ajv';
import { expect, onTestFinished, test } from 'vitest';
import { type AdvisoriesFile, advisoriesFileSchema } from '../../../src/supply-chain/advisories.ts';
import { writeAdvisories } from '../../../src/supply-chain/advisories-file.ts';
import { readLock } from '../../../src/supply-chain/lock.ts';
import { repositoryRoot } from '../../../src/start/options.ts';
import { useScratchFolder } from '../../support/scratch-folder.ts';

/** npm takes seconds of a processor that others use as well. */
const COMMAND_MS = 120_000;

const scratch = useScratchFolder();
const production = readLock().filter(({ dev }) => !dev);

async function run(program: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(repositoryRoot, program), ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [output, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, complaint, code };
}

/** The schemas of CycloneDX, as its own library has them. */
async function bomSchema(name: string): Promise<object> {
  const library = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json');
  return JSON.parse(await readFile(join(dirname(library), 'res/schema', name), 'utf8')) as object;
}

test(
  'the bill of materials is valid CycloneDX and names every package of production',
  { timeout: COMMAND_MS },
  async () => {
    const file = join(scratch.path, 'sbom.cdx.json');
    expect(await run('local-stack/src/supply-chain/sbom.ts', [file])).toMatchObject({ code: 0 });
    const bom = JSON.parse(await readFile(file, 'utf8')) as {
      metadata: { component: { name: string } };
      components: { name: string; version: string }[];
    };
    const ajv = new Ajv({ strict: false, validateFormats: false });
    for (const name of ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json'])
      ajv.addSchema(await bomSchema(name), `http://cyclonedx.org/schema/${name}`);
    ajv.validate(await bomSchema('bom-1.5.SNAPSHOT.schema.json'), bom);
    expect(ajv.errors ?? []).toEqual([]);
    expect(bom.metadata.component.name).toBe('sinsa-record-cafe');
    const named = new Set(bom.components.map(({ name, version }) => `${name} ${version}`));
    expect(production.filter(({ name, version }) => !named.has(`${name} ${version}`))).toEqual([]);
    expect(bom.components.filter(({ name }) => ['vitest', 'eslint'].includes(name))).toEqual([]);
  },
);

test(
  'the notices name every package of production that is installed, with its text',
  { timeout: COMMAND_MS },
  async () => {
    const { output, code } = await run('deploy/images/notices.ts');
    expect(code).toBe(0);
    expect(output).toMatch(/^react 19\S+ \(MIT\)$/m);
    expect(output).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
    expect(output).toMatch(/^pretendard \S+ \(OFL-1\.1\)$/m);
    expect(output).not.toMatch(/^vitest \S+ \(MIT\)$/m);
    const required = production.filter(({ optional }) => !optional);
    expect(required.filter(({ name, version }) => !output.includes(`\n${name} ${version}`))).toEqual([]);
  },
);

/** A registry that answers the one question of `npm audit`. */
async function registry(answer: { status: number; body: unknown }): Promise<string> {
  const server = createServer((request, response) => {
    const { status, body } = request.method === 'POST' ? answer : { status: 404, body: {} };
    request.resume().on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const before: AdvisoriesFile = {
  askedAt: null,
  source: 'a test',
  advisories: [
    {
      id: 'GHSA-aaaa-bbbb-cccc',
      package: 'nodemailer',
      severity: 'high',
      title: 'Known before',
      url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
      range: '<1.0.0',
    },
  ],
  accepted: [],
};

async function refresh(address: string) {
  const file = join(scratch.path, 'advisories.json');
  await writeAdvisories(file, before);
  const asked = await run('local-stack/src/supply-chain/refresh-advisories.ts', [file], {
    npm_config_registry: address,
    npm_config_cache: join(scratch.path, 'cache'),
    npm_config_fetch_retries: '0',
    npm_config_noproxy: '127.0.0.1',
  });
  return { ...asked, file: advisoriesFileSchema.parse(JSON.parse(await readFile(file, 'utf8'))) };
}

test('a refresh adds what the registry tells and keeps what was known', { timeout: COMMAND_MS }, async () => {
  const told = {
    id: 1,
    url: 'https://github.com/advisories/GHSA-xxxx-yyyy-zzzz',
    title: 'Padded',
    severity: 'critical',
    vulnerable_versions: '<=999.0.0',
  };
  const { code, file } = await refresh(await registry({ status: 200, body: { pino: [told] } }));
  expect(code).toBe(0);
  expect(file.askedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(file.advisories).toEqual([
    ...before.advisories,
    {
      id: 'GHSA-xxxx-yyyy-zzzz',
      package: 'pino',
      severity: 'critical',
      title: 'Padded',
      url: told.url,
      range: '<=999.0.0',
    },
  ]);
});

test(
  'a registry that does not tell leaves the file as it was, and the command says so',
  { timeout: COMMAND_MS },
  async () => {
    const { code, complaint, file } = await refresh(await registry({ status: 405, body: {} }));
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^The registry does not tell which versions have faults.*stays as it was\. Run/,
    );
    expect(file).toEqual(before);
  },
);
