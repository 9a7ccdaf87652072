import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { commandLine } from './process-identity.ts';

const loopback = '127.0.0.1';

const listen = (port: number, host: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/**
 * Below every system's range for outgoing connections: a port from that range can be gone by the time the program that
 * was promised it starts, minutes later.
 */
const firstPort = 15_000;
const lastPort = 32_000;

/** `count` different free ports. All are held until the last is found, so that none is handed out twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers: Server[] = [];
  for (let tries = 0; servers.length < count; tries++) {
    if (tries > 1_000) throw new Error(`No ${count} ports are free between ${firstPort} and ${lastPort}.`);
    const server = await listen(randomInt(firstPort, lastPort), loopback).catch(() => undefined);
    if (server) servers.push(server);
  }
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map(close));
  return ports;
}

export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  if (port === undefined) throw new Error('The system has no free port on 127.0.0.1.');
  return port;
}

/** Whether a server may listen on the port, on loopback as on all addresses. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of [loopback, '::']) {
    try {
      await close(await listen(port, host));
    } catch (error) {
      // Machines without IPv6 cannot answer for '::'; 127.0.0.1 has answered already.
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
      if ((error as NodeJS.ErrnoException).code === 'EACCES') return false;
    }
  }
  return true;
}

/** Who listens on the port, in words for a message, for instance `node (pid 4711: node server.js)`. */
export function portHolder(port: number): string {
  const pid = process.platform === 'linux' ? holderFromProc(port) : holderFromLsof(port);
  if (pid === undefined) return 'another program';
  const command = (commandLine(pid) ?? 'unknown command').replace(/\s+/g, ' ');
  const shown = command.length > 80 ? `${command.slice(0, 79)}…` : command;
  return `pid ${pid} (${shown})`;
}

function holderFromProc(port: number): number | undefined {
  const inodes = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => listeningInodes(file, port)));
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      for (const descriptor of readdirSync(`/proc/${entry}/fd`)) {
        if (inodes.has(readlinkSync(`/proc/${entry}/fd/${descriptor}`))) return Number(entry);
      }
    } catch {
      // Another user's process, or one that has just ended: it cannot be named.
    }
  }
  return undefined;
}

function listeningInodes(file: string, port: number): string[] {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const listening = '0A';
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[1]?.endsWith(`:${hexPort}`) && fields[3] === listening)
      .map((fields) => `socket:[${fields[9]}]`);
  } catch {
    return [];
  }
}

function holderFromLsof(port: number): number | undefined {
  try {
    const output = execFileSync('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' });
    return Number(output.split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}
