import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { sessionFeeWon } from 'shared/pricing/price.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { rehearsalHosts } from '../rehearsal.ts';

const VISITORS = 50;
/** Nobody goes on for ever: beyond so many bookings visitors only read. */
const MOST_BOOKINGS = 4_000;
/** A browser tries the next address of a name when one does not take the connection. */
const CONNECT_WITHIN_MS = 2_000;
const ANSWER_WITHIN_MS = 30_000;
/** Whoever is not served for so long gives up, and that is a failure. */
const PATIENCE_MS = 120_000;

interface Answer {
  status: number;
  body: string;
}

/** A session that somebody was told is theirs. */
interface Sold {
  id: string;
  session: string;
}

/** What visitors have been told. */
export interface Told {
  pages: { read: number; again: number; failed: number };
  /** Calls of the API: answered; sent again under the same key, since no copy took them; never answered. */
  api: { answered: number; again: number; failed: number };
  /** Two wanted one session, and this one was told that it is taken. */
  taken: number;
  booked: Sold[];
  /** Orders that somebody tried to pay, and those that were told to be paid. */
  tried: { orderId: string; bookingId: string }[];
  paid: string[];
  /** When each booking was acknowledged, in milliseconds. */
  bookedAt: number[];
  /** How long each booking was waited for, whatever had to be sent again, in milliseconds. */
  bookingMs: number[];
  /** What should never be said. */
  wrong: string[];
}

export interface Crowd {
  told: Told;
  /** Resolves when so many more bookings have been acknowledged. */
  more(count: number): Promise<void>;
  /** Ends when everybody has ended what they had begun. */
  leave(): Promise<Told>;
}

const FIRST_DAY = addSeoulDays(seoulWallClock(new Date()).date, 1);

function anySession() {
  const minutes = 600 + randomInt(72) * 10;
  const bookingTime = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return { bookingDate: addSeoulDays(FIRST_DAY, randomInt(85)), bookingTime };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where visitors find the shop. */
export interface Door {
  /** IP addresses of the site's name: one for each machine. */
  addresses: readonly string[];
  port: number;
  /** Who has signed the certificate; anybody when left out. */
  ca?: string;
}

/** A browser: it knows all addresses of one name, keeps connections, and takes the next address where one is silent. */
class Browser {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });
  readonly #door: Door;
  #address: number;

  constructor(door: Door) {
    this.#door = door;
    this.#address = randomInt(door.addresses.length);
  }

  /** @throws when no connection is taken, or the answer breaks off */
  #once(method: string, path: string, body: object | undefined, key: string | undefined): Promise<Answer> {
    const { addresses, port, ca } = this.#door;
    const payload = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const sent = request({
        ...{ method, path, port, agent: this.#agent },
        ...(ca === undefined ? { rejectUnauthorized: false } : { ca }),
        host: addresses[this.#address % addresses.length],
        servername: rehearsalHosts.site,
        headers: {
          Host: rehearsalHosts.site,
          ...(payload !== undefined && {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(payload),
            Origin: `https://${rehearsalHosts.site}`,
          }),
          ...(key !== undefined && { 'Idempotency-Key': key }),
        },
      });
      const giveUp = (why: string) => sent.destroy(new Error(why));
      const answering = setTimeout(giveUp, ANSWER_WITHIN_MS, 'no answer');
      sent.on('socket', (socket) => {
        if (!socket.connecting) return;
        const connecting = setTimeout(giveUp, CONNECT_WITHIN_MS, 'no connection');
        socket.once('secureConnect', () => clearTimeout(connecting));
        socket.once('close', () => clearTimeout(connecting));
      });
      sent.on('response', (answer) => {
        text(answer)
          .then((read) => resolve({ status: answer.statusCode ?? 0, body: read }), reject)
          .finally(() => clearTimeout(answering));
      });
      sent.on('error', (error) => {
        clearTimeout(answering);
        reject(error);
      });
      sent.end(payload);
    });
  }

  /** Asks one address, and from the next call on another where this one did not answer. */
  async ask(method: string, path: string, body?: object, key?: string): Promise<Answer | undefined> {
    try {
      return await this.#once(method, path, body, key);
    } catch {
      this.#address += 1;
      return undefined;
    }
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Fifty visitors, each booking and paying one session after the other, without a pause. */
export function gather(door: Door, simulatorUrl: string): Crowd {
  const told: Told = {
    pages: { read: 0, again: 0, failed: 0 },
    api: { answered: 0, again: 0, failed: 0 },
    ...{ taken: 0, booked: [], tried: [], paid: [], bookedAt: [], bookingMs: [], wrong: [] },
  };
  let isOver = false;
  let wanted: { left: number; resolve: () => void } | undefined;

  /** Pages need no database: what one machine does not answer with, another does. */
  async function read(browser: Browser, path: string): Promise<void> {
    for (let tries = 0; tries < door.addresses.length; tries += 1) {
      const answer = await browser.ask('GET', path);
      if (answer?.status === 200) {
        told.pages.read += 1;
        return;
      }
      if (answer && answer.status < 500) told.wrong.push(`GET ${path}: ${answer.status}`);
      told.pages.again += 1;
    }
    told.pages.failed += 1;
  }

  /** Whoever gets no answer of this world sends the same again, under the same key: stored or not, it becomes one. */
  async function insist(browser: Browser, path: string, body?: object): Promise<Answer | undefined> {
    const [method, key] = body === undefined ? ['GET', undefined] : ['POST', crypto.randomUUID()];
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const answer = await browser.ask(method, path, body, key);
      if (answer && ![502, 503, 504].includes(answer.status)) {
        told.api.answered += 1;
        return answer;
      }
      told.api.again += 1;
      await pause(250);
    }
    told.api.failed += 1;
    return undefined;
  }

  async function book(browser: Browser, email: string) {
    const session = anySession();
    const totalPrice = sessionFeeWon(initialRules, session.bookingTime);
    const askedAt = performance.now();
    const answer = await insist(browser, '/api/bookings', {
      ...{ ...session, totalPrice, email, name: 'Mina Test', phone: '+82 10 1234 5678' },
      ...{ selectedDrink: 'lemonade', youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ' },
    });
    if (!answer) return undefined;
    if (answer.status === 409) {
      told.taken += 1;
      return undefined;
    }
    if (answer.status !== 201) {
      told.wrong.push(`booking: ${answer.status} ${answer.body}`);
      return undefined;
    }
    const { id } = JSON.parse(answer.body) as { id: string };
    told.booked.push({ id, session: `${session.bookingDate} ${session.bookingTime}` });
    told.bookedAt.push(Date.now());
    told.bookingMs.push(performance.now() - askedAt);
    if (wanted && --wanted.left === 0) wanted.resolve();
    return { id, amount: totalPrice };
  }

  async function pay(browser: Browser, bookingId: string, amount: number, customerEmail: string) {
    const order = { bookingId, amount, customerName: 'Mina Test', customerEmail };
    const opened = await insist(browser, '/api/payments/initialize', order);
    if (opened?.status !== 200) {
      if (opened) told.wrong.push(`initialize: ${opened.status} ${opened.body}`);
      return;
    }
    const { orderId } = JSON.parse(opened.body) as { orderId: string };
    const authorised = await fetch(`${simulatorUrl}/control/authorise`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ clientKey: 'live_ck_rehearsal', orderId, amount }),
    });
    const { paymentKey } = (await authorised.json()) as { paymentKey: string };
    told.tried.push({ orderId, bookingId });
    const confirmed = await insist(browser, '/api/payments/confirm', { orderId, paymentKey, amount });
    if (confirmed?.status === 200) told.paid.push(orderId);
    // 202: it is being found out, and the visitor is told by mail.
    else if (confirmed && confirmed.status !== 202)
      told.wrong.push(`confirm: ${confirmed.status} ${confirmed.body}`);
  }

  async function visit(number: number): Promise<void> {
    const browser = new Browser(door);
    for (let round = 0; !isOver; round += 1) {
      const email = `visitor${number}.${round}.${Date.now()}@example.com`;
      await read(browser, '/');
      await insist(browser, `/api/timeslots/${anySession().bookingDate}`);
      if (told.booked.length >= MOST_BOOKINGS) continue;
      const booking = await book(browser, email);
      if (booking) await pay(browser, booking.id, booking.amount, email);
    }
    browser.close();
  }

  const visitors = Array.from({ length: VISITORS }, (_, number) => visit(number));
  return {
    told,
    more: (left) => new Promise((resolve) => (wanted = { left, resolve })),
    async leave() {
      isOver = true;
      await Promise.all(visitors);
      return told;
    },
  };
}
