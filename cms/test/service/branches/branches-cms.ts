import { catalogueSchema, type Catalogue } from 'shared/catalogue/catalogue.ts';
import { contentSnapshotSchema, type ContentSnapshot } from 'shared/content/snapshot.ts';
import type { Branch } from '../../../src/generated/payload-types.ts';
import { startCms, type TestCms } from '../../harness/cms.ts';

interface Refusal {
  errors: { message: string; data?: { errors?: { path: string; message: string }[] } }[];
}

export interface BranchesCms extends TestCms {
  /** As a manager's form does, in English unless they read Korean. */
  send: (method: string, path: string, data: object, language?: string) => Promise<Response>;
  /** Publishes a branch. @param change on top of what every branch has */
  open: (change: object) => Promise<Branch>;
  /** What is said against a change, each with the field that it is said of. */
  refusal: (answer: Promise<Response>) => Promise<(string | undefined)[][]>;
  catalogue: () => Promise<Catalogue>;
  snapshot: () => Promise<ContentSnapshot>;
}

export async function startBranchesCms(): Promise<BranchesCms> {
  const cms = await startCms();
  const session = await cms.signIn();
  const send: BranchesCms['send'] = (method, path, data, language) =>
    cms.request(`/api${path}`, {
      method,
      body: JSON.stringify(data),
      headers: {
        'content-type': 'application/json',
        ...session,
        ...(language && { cookie: `${session.cookie}; payload-lng=${language}` }),
      },
    });
  return {
    ...cms,
    send,
    open: async (change) => {
      const answer = await send('POST', '/branches', { ...change, _status: 'published' });
      const body = await answer.text();
      if (answer.status !== 201) throw new Error(body);
      return (JSON.parse(body) as { doc: Branch }).doc;
    },
    refusal: async (answer) => {
      const response = await answer;
      if (response.status !== 400) throw new Error(`${response.status}: ${await response.text()}`);
      const { errors } = (await response.json()) as Refusal;
      return errors.flatMap(
        ({ message, data }) =>
          data?.errors?.map((error) => [error.path, error.message]) ?? [[undefined, message]],
      );
    },
    catalogue: async () => catalogueSchema.parse(await (await cms.content('/api/content/catalogue')).json()),
    snapshot: async () =>
      contentSnapshotSchema.parse(await (await cms.content('/api/content/snapshot')).json()),
  };
}
