import { describe, expect, it } from 'vitest';
import { Read } from '../../../src/features/booking/reads/read.ts';

/** A question whose answers the test gives, in the order it likes. */
function asked() {
  const answers: PromiseWithResolvers<string>[] = [];
  const read = new Read(() => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  });
  return { read, answers };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('what the booking service is asked', () => {
  it('is asked when somebody first needs it, and once for all who do', async () => {
    const { read, answers } = asked();
    expect(answers).toHaveLength(0);
    read.subscribe(() => {});
    const leave = read.subscribe(() => {});
    answers[0]?.resolve('open');
    await settled();
    leave();
    read.subscribe(() => {});
    expect(answers).toHaveLength(1);
    expect(read.state()).toMatchObject({ data: 'open', loading: false, failed: false });
  });

  it('keeps the last answer while it is asked again, and when none comes', async () => {
    const { read, answers } = asked();
    read.subscribe(() => {});
    answers[0]?.resolve('old');
    await settled();
    const again = read.refresh();
    expect(read.state()).toMatchObject({ data: 'old', loading: true });
    answers[1]?.reject(new Error('offline'));
    await again;
    expect(read.state()).toMatchObject({ data: 'old', loading: false, failed: true });
  });

  it('drops an answer that comes after a newer question', async () => {
    const { read, answers } = asked();
    read.subscribe(() => {});
    void read.restart();
    answers[1]?.resolve('new');
    await settled();
    answers[0]?.resolve('old');
    await settled();
    expect(read.state().data).toBe('new');
  });

  it('is asked again after a failure only when it is needed anew', async () => {
    const { read, answers } = asked();
    const leave = read.subscribe(() => {});
    answers[0]?.reject(new Error('offline'));
    await settled();
    expect(answers).toHaveLength(1);
    leave();
    read.subscribe(() => {});
    expect(answers).toHaveLength(2);
    expect(read.state()).toMatchObject({ loading: true, failed: false });
  });
});
