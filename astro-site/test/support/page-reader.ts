import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { versionsIn } from './versioned-content.ts';

export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Reads pages the way browsers do and notes what no visitor should ever meet. */
export function createPageReader(origin: string) {
  const agent = new Agent({ keepAlive: true });
  /** What a page's files hold, by address. A name with a hash stands for one content, so each is asked for once. */
  const files = new Map<string, Promise<Answer>>();
  const seen = { reads: 0, versions: new Set<number>(), files: 0, problems: [] as string[] };

  const get = (path: string, encoding = 'identity'): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(origin + path, { agent, headers: { 'accept-encoding': encoding } }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('error', reject);
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, body: decoded(res.headers, chunks) }),
        );
      });
      sent
        .on('error', (error: NodeJS.ErrnoException) => {
          // The server may close a connection that nobody uses in the moment in which it is used: browsers ask anew, on another.
          if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(get(path, encoding));
          else reject(error);
        })
        .end();
    });

  const file = (path: string) => {
    const known = files.get(path) ?? get(path);
    files.set(path, known);
    return known;
  };

  /** One read: a page with its headers and every file it names. All of it has to be of one version. */
  async function read(path: string, expectedStatus: number, encoding: string): Promise<void> {
    seen.reads += 1;
    const page = await get(path, encoding);
    const text = page.body.toString();
    const problem = (what: string) => void seen.problems.push(`${path}: ${what}`);
    if (page.status !== expectedStatus) return problem(`status ${page.status}`);

    const versions = versionsIn(text);
    if (page.headers['etag'] !== etagOf(page.body)) problem('the ETag is of another body');
    if (!allowsItsScripts(page, text)) problem('the policy is of another page');
    const names = new Set(text.match(/\/_(?:astro|fonts|styles|media)\/[\w./-]+\.\w+/g) ?? []);
    await Promise.all(
      [...names].map(async (name) => {
        const { status, body } = await file(name);
        if (status !== 200) problem(`${name} has status ${status}`);
        if (name.startsWith('/_media/'))
          for (const version of versionsIn(body.toString())) versions.add(version);
      }),
    );
    if (versions.size !== 1) problem(`versions ${[...versions].join(' and ')}`);
    for (const version of versions) seen.versions.add(version);
  }

  return {
    get,
    read: (path: string, expectedStatus = 200, encoding = 'identity') =>
      read(path, expectedStatus, encoding).catch((error: unknown) => {
        seen.problems.push(`${path}: ${String(error)}`);
      }),
    seen: () => ({ ...seen, files: files.size }),
    close: () => agent.destroy(),
  };
}
export type PageReader = ReturnType<typeof createPageReader>;

function decoded(headers: Answer['headers'], chunks: Buffer[]): Buffer {
  const body = Buffer.concat(chunks);
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

const etagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

function allowsItsScripts({ headers }: Answer, html: string): boolean {
  const policy = String(headers['content-security-policy']);
  const inline = html.matchAll(/<script(?![^>]*\b(?:src=|ld\+json))[^>]*>(.*?)<\/script>/gs);
  return [...inline].every(([, script = '']) =>
    policy.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  );
}
