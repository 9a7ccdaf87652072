import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';

/** How many files and connections a process has open. */
export async function openDescriptors(pid: number | 'self'): Promise<number> {
  if (existsSync('/proc/self/fd')) return (await readdir(`/proc/${pid}/fd`)).length;
  const { stdout } = await promisify(execFile)('lsof', ['-p', String(pid === 'self' ? process.pid : pid)]);
  return stdout.trim().split('\n').length - 1;
}

/** How many times a process has this file open. */
export async function timesOpen(pid: number, file: string): Promise<number> {
  if (existsSync('/proc/self/fd')) {
    const folder = `/proc/${pid}/fd`;
    // One that is closed meanwhile is not open.
    const names = (await readdir(folder)).map((name) => readlink(`${folder}/${name}`).catch(() => ''));
    return (await Promise.all(names)).filter((name) => name === file).length;
  }
  const { stdout } = await promisify(execFile)('lsof', ['-p', String(pid), '-F', 'n']);
  return stdout.split('\n').filter((line) => line === `n${file}`).length;
}

/** Asks for `path` so many times down one connection, all at once. */
function ask(url: string, path: string, requests: number): Socket {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(requests));
  return socket;
}

/** Hangs up with the first bytes of the first answer. Done when the connection is closed. */
export function hangUpOn(url: string, path: string, requests: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = ask(url, path, requests);
    socket.once('data', () => socket.resetAndDestroy());
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
}

/** A download that is begun and not read on. */
export function stalledDownload(url: string, path: string, requests = 1) {
  const socket = ask(url, path, requests);
  const begun = new Promise<string>((resolve) => {
    socket.once('readable', () => resolve(String(socket.read(12)).split(' ')[1] ?? 'closed'));
    socket.once('error', () => resolve('closed'));
    socket.once('close', () => resolve('closed'));
  });
  return {
    /** The status of the answer, or "closed" when the server took no connection. */
    begin: () => begun,
    end: () => socket.destroy(),
  };
}
