import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts } from '../../local-stack/src/processes/ports.ts';
import { repositoryRoot } from '../../local-stack/src/start/options.ts';
import { choosePorts, portList, portNames } from '../../local-stack/src/start/ports.ts';
import { localLogins, localTossKeys, stackUrls } from '../../local-stack/src/start/stack-context.ts';
import { makeCertificate } from './certificate.ts';
import { type DockerStack, parseSettings } from './docker-stack.ts';
import { openFrontDoor } from './front-door.ts';
import { rehearsalHosts, rehearsalSettings } from './rehearsal.ts';

export interface PreparedStack {
  stack: DockerStack;
  close: () => void;
}

const composeEnv = (project: string, files: string[], envFile: string) => ({
  // Images of our own, which nobody else's stack uses.
  IMAGE_TAG: process.env['DOCKER_TEST_IMAGES'] ?? project,
  COMPOSE_PROJECT_NAME: project,
  COMPOSE_FILE: files.join(':'),
  COMPOSE_ENV_FILES: envFile,
});

function writeSettings(folder: string, settings: Record<string, string>): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'settings.env');
  const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}\n`);
  writeFileSync(file, lines.join(''));
  return file;
}

/** `docker compose up` on ports of its own, beside whatever else runs here. */
export async function prepareDevelopment(project: string, folder: string): Promise<PreparedStack> {
  const ports = await choosePorts('auto', {});
  const settings = Object.fromEntries(portNames.map((name) => [portList[name].key, String(ports[name])]));
  const envFile = writeSettings(folder, settings);
  return {
    stack: {
      variant: 'development',
      composeEnv: composeEnv(project, ['docker-compose.yml'], envFile),
      settings,
      frontDoor: null,
      hostRules: [],
      e2e: {
        urls: stackUrls(ports),
        databaseUrls: { booking: '', cms: '' },
        logins: localLogins,
        tossKeys: localTossKeys,
        contentApiToken: '',
      },
    },
    close: () => undefined,
  };
}

const owner = { username: 'owner', password: 'rehearsal of the owner', email: 'owner@example.com' };

/**
 * The production variant as it is, with a rehearsal beside it: the provider's hosts and a mail server are stand-ins behind
 * certificates made for this run, and the domains lead to this machine. Its .env is the example, filled in.
 */
export async function prepareProduction(project: string, folder: string): Promise<PreparedStack> {
  const [https = 0, http = 0, provider = 0, simulator = 0, inbox = 0] = await freePorts(5);
  const certificates = join(folder, 'certificates');
  mkdirSync(certificates, { recursive: true });
  makeCertificate(certificates, rehearsalHosts.standIns);
  const example = parseSettings(readFileSync(join(repositoryRoot, '.env.production.example'), 'utf8'));
  const settings = {
    ...example,
    ...rehearsalSettings(),
    HTTPS_PORT: String(https),
    HTTP_PORT: String(http),
    REHEARSAL_CERTIFICATES: certificates,
    REHEARSAL_PROVIDER_PORT: String(provider),
    REHEARSAL_SIMULATOR_PORT: String(simulator),
    REHEARSAL_INBOX_PORT: String(inbox),
  };
  const envFile = writeSettings(folder, settings);
  const { site, cms, preview, browserSdk, providerApi } = rehearsalHosts;
  const ownHosts = [site, cms, preview];
  const frontDoor = await openFrontDoor({
    ...Object.fromEntries(ownHosts.map((host) => [host, https])),
    ...Object.fromEntries([browserSdk, providerApi].map((host) => [host, provider])),
  });
  const files = ['docker-compose.yml', 'docker-compose.production.yml', 'deploy/test/rehearsal.yml'];
  return {
    stack: {
      variant: 'production',
      composeEnv: composeEnv(project, files, envFile),
      settings,
      frontDoor: frontDoor.url,
      hostRules: [
        `--host-resolver-rules=${ownHosts.map((host) => `MAP ${host}:443 127.0.0.1:${https}`).join()}`,
      ],
      e2e: {
        urls: {
          site: `https://${site}`,
          cms: `https://${cms}`,
          preview: `https://${preview}`,
          simulator: `http://127.0.0.1:${simulator}`,
          bookingService: `https://${site}`,
          publisher: '',
          smtp: '',
          inbox: `http://127.0.0.1:${inbox}`,
        },
        databaseUrls: { booking: '', cms: '' },
        // Production begins with one account.
        logins: { admin: owner, editor: owner },
        tossKeys: { clientKey: settings.TOSS_CLIENT_KEY, secretKey: settings.TOSS_SECRET_KEY },
        contentApiToken: '',
      },
    },
    close: () => frontDoor.close(),
  };
}
