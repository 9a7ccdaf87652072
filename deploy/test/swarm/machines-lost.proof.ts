import { describe, expect, test } from 'vitest';
import { makePrimary, primary, sql, sqlAt } from './cluster.ts';
import { cut, kill, mend, needs, start } from './machines.ts';
import { everythingIsWhole, whileVisitorsPay } from './shop.ts';

/** Patroni keeps the word of a primary that has died for 20 seconds; the change itself takes some more on busy machines. */
const NEW_PRIMARY_WITHIN_SECONDS = 45;

describe('a machine is lost', () => {
  test('the one with the primary dies: bookings go on at another', async () => {
    needs('kill', 'start');
    await everythingIsWhole();
    await makePrimary(2);
    const paused = await whileVisitorsPay('the machine with the primary is killed', async (crowd) => {
      await kill(2);
      await crowd.more(50);
      expect(await primary()).not.toBe(2);
      await start(2);
    });
    expect(paused).toBeLessThan(NEW_PRIMARY_WITHIN_SECONDS);
  });

  test('the one with the primary is cut off: it acknowledges nothing that the new one does not know', async () => {
    needs('cut', 'mend');
    await everythingIsWhole();
    await makePrimary(3);
    const paused = await whileVisitorsPay('the machine with the primary is cut off', async (crowd) => {
      await sqlAt(3, 'CREATE TABLE IF NOT EXISTS written_alone (at timestamptz)');
      await cut(3);
      // Typed at the old primary itself, which nobody else reaches any more, with the timeout of the booking service: that ends a
      // statement, and never the wait for another member.
      const alone = sqlAt(3, `SET statement_timeout = '3s'; INSERT INTO written_alone VALUES (now())`);
      await expect(alone).rejects.toThrow();
      await crowd.more(50);
      expect(await primary()).not.toBe(3);
      await mend(3);
      // It follows the new one, and has forgotten what it could tell nobody.
      const found = () => sqlAt(3, 'SELECT count(*) FROM written_alone').catch(() => 'nothing yet');
      await expect.poll(found).toBe('0');
      await sql('DROP TABLE written_alone');
    });
    expect(paused).toBeLessThan(NEW_PRIMARY_WITHIN_SECONDS);
  });
});
