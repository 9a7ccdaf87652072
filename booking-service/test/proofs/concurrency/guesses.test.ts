import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { newAddress, openBrowser, storeAccount } from '../../harness/accounts.ts';
import { TOMORROW } from '../../harness/clock.ts';
import { SITE_ORIGIN } from '../../harness/config.ts';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService();

/** One try from an address of its own; plain HTTP on kept connections, or ten thousand would take a minute. */
function guess(url: string, agent: Agent, body: object): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    Origin: SITE_ORIGIN,
    'X-Forwarded-For': newAddress(),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/auth/login`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
}

const GUESSES = 10_000;
const AT_ONCE = 50;

test(
  'ten thousand guesses from many addresses do not get in, do not lock the owner out and do not stop the times from being shown',
  { timeout: 240_000 },
  async () => {
    const user = await storeAccount(service.db);
    const owner = openBrowser(service.url);
    await owner.signIn(user.username);

    const answers = new Map<number, number>();
    let next = 0;
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const guessOn = async () => {
      while (next < GUESSES) {
        next += 1;
        const status = await guess(service.url, agent, {
          username: user.username,
          password: `guess-${next}`,
        });
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    };
    const attack = Promise.all(Array.from({ length: AT_ONCE }, guessOn));
    let over = false;
    void attack.then(() => (over = true));

    const slotStatuses = new Set<number>();
    const ownerStatuses = new Set<number>();
    while (!over) {
      slotStatuses.add((await service.get(`/api/timeslots/${TOMORROW}`)).status);
      ownerStatuses.add((await owner.signIn(user.username)).status);
    }
    await attack;
    agent.destroy();
    expect(answers.get(200)).toBeUndefined();
    expect(answers.get(401) ?? 0).toBeLessThanOrEqual(10);
    expect((answers.get(429) ?? 0) + (answers.get(503) ?? 0)).toBeGreaterThanOrEqual(GUESSES - 10);
    expect([...ownerStatuses]).toEqual([200]);
    expect([...slotStatuses]).toEqual([200]);
  },
);
