import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { repositoryRoot } from '../start/options.ts';

/** The same engine without its windows: tests take half the time in it. */
const headlessPlaces = ['/usr/bin/chromium-headless-shell'];

const installedPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium of this machine, or undefined: then Playwright's own is meant. `CHROMIUM_PATH` goes first; a whole browser is
 * what visitors have, for measuring.
 */
export function installedChromium({ isWhole = false } = {}): string | undefined {
  const places = [process.env['CHROMIUM_PATH'], ...(isWhole ? [] : headlessPlaces), ...installedPlaces];
  return places.find((path) => path && existsSync(path));
}

/** Root may not use Chromium's sandbox; the rest keeps the browser from talking to anybody but the site. */
export function chromiumArguments(): string[] {
  const quiet = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu', ...quiet] : quiet;
}

/**
 * The same for tests. Pages of three browsers on two processors gain nothing from handing work to other threads and processes, and
 * each costs: a page that was just opened goes on in the process that it has, the browser itself draws, and scripts are compiled and
 * their memory is cleared by the thread that runs them. docs/performance.md has the figures.
 */
export const testChromiumArguments = () => [
  ...chromiumArguments(),
  '--renderer-process-limit=1',
  '--in-process-gpu',
  '--js-flags=--single-threaded',
];

export const howToInstallChromium =
  'Browser tests need Chromium: "apt-get install chromium-headless-shell fonts-noto-cjk" on Debian, or "npx playwright install chromium" elsewhere.';

/** Browser tests need a browser: one of the machine, or Playwright's own, which is fetched where that is possible. */
export function ensureChromium(): void {
  if (installedChromium()) return;
  const install = spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', cwd: repositoryRoot });
  if (install.status !== 0) process.stdout.write(`\n${howToInstallChromium}\n`);
}
