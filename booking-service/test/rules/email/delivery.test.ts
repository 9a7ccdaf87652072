import { describe, expect, it } from 'vitest';
import { deliveryFailure, givesUp, pauseAfter } from '../../../src/email/delivery.ts';

describe('pauses between tries', () => {
  it('double from 15 seconds and stay at 10 minutes', () => {
    const seconds = [1, 2, 3, 4, 5, 6, 7, 50, 5_000].map((tries) => pauseAfter(tries) / 1_000);
    expect(seconds).toEqual([15, 30, 60, 120, 240, 480, 600, 600, 600]);
  });
});

describe('a failure', () => {
  it.each([
    [{ responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' }, 'refused'],
    [{ responseCode: 552, command: 'DATA', code: 'EMESSAGE' }, 'refused'],
    [{ responseCode: 451, command: 'RCPT TO', code: 'EENVELOPE' }, 'temporary'],
    [{ responseCode: 554, command: 'CONN', code: 'ECONNECTION' }, 'temporary'],
    [{ responseCode: 535, command: 'AUTH PLAIN', code: 'EAUTH' }, 'unreachable'],
    [{ command: 'CONN', code: 'ESOCKET' }, 'unreachable'],
    [{ command: 'CONN', code: 'ETIMEDOUT' }, 'unreachable'],
    [{ command: 'RCPT TO', code: 'ETIMEDOUT' }, 'temporary'],
    ['not even an error', 'temporary'],
  ])('%j is %s', (error, kind) => {
    expect(deliveryFailure(error).kind).toBe(kind);
  });
});

describe('giving up', () => {
  const created = new Date('2026-07-02T00:00:00Z');
  const after = (hours: number) => new Date(created.getTime() + hours * 3_600_000);
  const refused = { kind: 'refused', reason: '' } as const;
  const unreachable = { kind: 'unreachable', reason: '' } as const;

  it('comes with the third refusal for good', () => {
    expect(givesUp(refused, 2, created, after(1))).toBe(false);
    expect(givesUp(refused, 3, created, after(1))).toBe(true);
  });

  it('comes after four days of silence, whatever the number of tries', () => {
    expect(givesUp(unreachable, 500, created, after(95))).toBe(false);
    expect(givesUp(unreachable, 5, created, after(96))).toBe(true);
  });
});
