import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../local-stack/src/start/options.ts';
import {
  type Counts,
  oneFailed,
  summary,
  total,
  vitestCounts,
} from '../../../local-stack/src/testing/counts.ts';
import { headingLine, runStage, seconds } from '../../../local-stack/src/testing/stages.ts';
import { makeCertificate } from '../certificate.ts';
import { cleanUpWhenStopped } from '../clean-up.ts';
import { Compose } from '../compose.ts';
import { rehearsalHosts } from '../rehearsal.ts';
import { step } from '../steps.ts';
import { bringImages, type Installation, installationEnvironment, type } from './installation.ts';
import {
  docker,
  endSwarm,
  forgetData,
  lastingMachines,
  makeSwarm,
  namesAndAddresses,
  useMachines,
} from './machines.ts';
import { backupHost, backupPort, bucketPort, openOutside, ownAddressFor } from './outside.ts';

/**
 * `npm run test:swarm`: three machines from nothing to taking money, by the commands of deploy/swarm/README.md, and then what may happen
 * to them while visitors book and pay. Parts of file names choose among the proofs. For working on them: SWARM_TEST_KEEP=1 leaves
 * everything up and takes what is up; only the proofs run then.
 */
const results = join(repositoryRoot, 'test-results');
const folder = join(results, 'swarm');
const logFile = join(folder, 'commands.log');
const figures = join(results, 'swarm.ndjson');
const resultFile = join(folder, 'vitest.json');
const isKept = Boolean(process.env['SWARM_TEST_KEEP']);
const tag = 'swarm-test';
const httpsPort = 8443;

/** @param outside where the machines find the stand-ins for the world outside */
const settingsFor = (outside: string) => ({
  IMAGE_TAG: tag,
  DATABASE_TAG: tag,
  SITE_DOMAIN: rehearsalHosts.site,
  CMS_DOMAIN: rehearsalHosts.cms,
  PREVIEW_DOMAIN: rehearsalHosts.preview,
  HTTP_PORT: '8080',
  HTTPS_PORT: String(httpsPort),
  TOSS_CLIENT_KEY: 'live_ck_rehearsal',
  MAIL_FROM: 'Sinsa Record Cafe <booking@example.com>',
  RECORDINGS_S3_BUCKET: 'recordings',
  RECORDINGS_S3_ENDPOINT: `http://${outside}:${bucketPort}`,
  RECORDINGS_S3_PATH_STYLE: 'true',
  MEDIA_S3_BUCKET: 'media',
  MEDIA_S3_ENDPOINT: `http://${outside}:${bucketPort}`,
  MEDIA_S3_PATH_STYLE: 'true',
  BACKUP_S3_BUCKET: 'backups',
  BACKUP_S3_REGION: 'us-east-1',
  BACKUP_S3_ENDPOINT: `${backupHost}:${backupPort}`,
  BACKUP_S3_PATH_STYLE: 'true',
  BACKUP_S3_CA_FILE: '/certificates/cert.pem',
  REHEARSAL_ADDRESS: outside,
  REHEARSAL_CERTIFICATE: join(folder, 'cert.pem'),
  // One machine plays all visitors, some of them as fast as it can.
  ...Object.fromEntries(
    [
      ...['UNPAID_HOLDS_PER_EMAIL', 'UNPAID_HOLDS_PER_ADDRESS', 'BOOKINGS_PER_ADDRESS_PER_HOUR'],
      ...['PAYMENT_CALLS_PER_ADDRESS_PER_MINUTE', 'READS_PER_ADDRESS_PER_MINUTE'],
    ].map((limit) => [`LIMIT_${limit}`, '1000000']),
  ),
});

const secrets = (): Record<string, string> => ({
  ...Object.fromEntries(
    [
      ...['postgres_password', 'replication_password', 'booking_owner_database_password'],
      ...['booking_database_password', 'cms_database_password', 'payload_secret'],
      ...['content_api_token', 'proof_of_work_secret', 'sealing_secret', 'backup_passphrase'],
    ].map((name) => [name, randomBytes(32).toString('hex')]),
  ),
  toss_secret_key: 'live_sk_rehearsal',
  smtp_url: `smtp://cafe:rehearsal@${rehearsalHosts.mail}:587`,
  ...Object.fromEntries(
    ['recordings', 'media', 'backup'].flatMap((bucket) => [
      [`${bucket}_access_key_id`, 'rehearsal'],
      [`${bucket}_secret_access_key`, 'rehearsal-of-a-bucket'],
    ]),
  ),
  tls_certificate: readFileSync(join(folder, 'cert.pem'), 'utf8'),
  tls_key: readFileSync(join(folder, 'key.pem'), 'utf8'),
});

const counts: Counts[] = [];
const { undo, signal, cleanUp } = cleanUpWhenStopped();
const shell = new Compose({ composeEnv: {} });

async function build(): Promise<void> {
  await shell.run(['--file', 'docker-compose.yml', 'build'], { env: { IMAGE_TAG: tag }, logFile });
  for (const [image, ...where] of [
    ['caddy', '--file', 'deploy/caddy/Dockerfile'],
    ['database', '--file', 'deploy/postgres/Dockerfile', '--target', 'database'],
  ] as const)
    await docker(1, ['build', '--tag', `sinsa-record-cafe/${image}:${tag}`, ...where, '.'], { logFile });
}

async function forgetAllData(): Promise<void> {
  for (const machine of lastingMachines()) await forgetData(machine);
}

/** With its networks, which the first machine would otherwise remember. */
async function removeStack(): Promise<void> {
  await docker(1, ['stack', 'rm', '--detach=false', 'cafe']);
}

async function makeSecrets(): Promise<void> {
  for (const [name, value] of Object.entries(secrets()))
    await docker(1, ['secret', 'create', name, '-'], { input: value });
}

async function passed(title: string, work: () => Promise<unknown>): Promise<void> {
  const result = await step(title, work);
  counts.push(result);
  if (result.failed > 0) throw new Error(`Nothing goes on without this: ${title}`);
}

const startedAt = Date.now();
/** Written when the shop is open. */
const installed = join(folder, 'installed');
const isUp = isKept && existsSync(installed);
mkdirSync(folder, { recursive: true });
try {
  process.stdout.write(headingLine('Swarm: three machines'));
  const stopEngine = useMachines();
  if (!isKept) undo.push(stopEngine);
  if (!isUp) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    makeCertificate(folder, [
      backupHost,
      ...rehearsalHosts.standIns,
      ...[rehearsalHosts.site, rehearsalHosts.cms, rehearsalHosts.preview],
    ]);
    await passed('the images build', build);
    await passed('three machines become one Swarm', makeSwarm);
    await forgetAllData();
    if (!isKept) undo.push(forgetAllData, endSwarm, removeStack);
    await passed('the images are on every machine', () => bringImages(tag));
  }
  const machines = await namesAndAddresses();
  const names = machines.map(({ name }, index) => [`MACHINE_${index + 1}`, name]);
  const outsideAddress = await ownAddressFor(machines[0]?.address ?? '');
  const outside = await openOutside(outsideAddress, folder);
  undo.push(() => outside.close());
  const installation: Installation = {
    addresses: machines.map(({ address }) => address),
    settings: { ...settingsFor(outsideAddress), ...Object.fromEntries(names) },
    port: httpsPort,
    ca: readFileSync(join(folder, 'cert.pem'), 'utf8'),
    simulatorUrl: outside.simulatorUrl,
  };
  if (!isUp) {
    await passed('the secrets are there', makeSecrets);
    await passed('from three empty machines to an open shop, by the page', async () => {
      await type('labels', installation.settings, logFile);
      await type('deploy', installation.settings, logFile);
    });
    writeFileSync(installed, '');
  }
  rmSync(figures, { force: true });
  counts.push(
    await runStage({
      title: 'Swarm: proofs',
      command: [
        ...['vitest', 'run', '--config', 'deploy/test/swarm/vitest.config.ts', ...process.argv.slice(2)],
        ...['--reporter=verbose', '--reporter=json', `--outputFile.json=${resultFile}`],
      ],
      env: { ...installationEnvironment(installation), SWARM_FIGURES: figures },
      counts: vitestCounts,
      resultFile,
      signal,
    }),
  );
} catch (error) {
  counts.push(oneFailed('Swarm', error instanceof Error ? error.message : String(error)));
}
if (!isKept) await shell.try(['bash', '-c', `docker service ls; docker node ls`], { logFile });
await cleanUp();
const sum = total(counts);
process.stdout.write(`\nAll of it took ${seconds(startedAt)}.\n${summary(sum)}`);
writeFileSync(join(results, 'swarm-summary.txt'), summary(sum));
process.exit(sum.failed === 0 ? 0 : 1);
