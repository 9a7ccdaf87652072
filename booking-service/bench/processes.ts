import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test/harness/free-port.ts';

export interface Running {
  url: string;
  stop(): Promise<void>;
}

/** Starts one of our programs in a process of its own, and waits until it answers. */
export async function startProgram(
  file: string,
  path: string,
  env: Record<string, string>,
): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  let over = false;
  child.once('exit', () => (over = true));
  while (!(await answers(`${url}${path}`))) if (over) throw new Error(`${file} ended before it answered`);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}
