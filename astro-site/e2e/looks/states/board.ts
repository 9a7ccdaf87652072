import type { Page } from '@playwright/test';
import { blocksSchema, guestListSchema } from 'shared/blocks/block.ts';
import {
  blockedTime,
  boardDate,
  boardDay,
  boardInstant,
  boardSession,
  gridOf,
  klookBooking,
  noted,
  paidBy,
  partyOf,
  tileOf,
  withBoard,
} from '../../pages/data/board.ts';
import { aRecording, recordingsOf, withRecordings } from '../../pages/data/recordings.ts';
import type { MockApi } from '../../pages/mock-api.ts';
import type { State } from '../state.ts';

const board = `/admin/day?date=${boardDate}`;

const mina = boardSession('15:00', 'Mina Test');
export const long = {
  name: 'Guest of a very long name who wrote all of it down',
  selectedDrink: 'green-tea',
  drinkTemperature: 'iced',
  note: 'Wheelchair: keep the door side of the booth free, and bring the low microphone stand.',
} as const;
const friends = partyOf([boardSession('12:40', 'Jin Han'), boardSession('12:50', 'Yuna Lee')]);
/** Every phase that a session can be in, and everything else that stands on a board. */
const fullDay = () =>
  boardDay(
    [
      boardSession('11:30', 'Done Test', {
        attendance: noted({ arrived: '11:00', 'in-booth': '11:30', done: '11:40' }),
        status: 'completed',
      }),
      boardSession('11:40', 'Absent Test', { status: 'cancelled', cancellationReason: 'no-show' }),
      boardSession('11:50', 'Overtime Test', {
        attendance: noted({ arrived: '11:20', 'drink-made': '11:30', 'in-booth': '11:45' }),
        status: 'in-progress',
      }),
      boardSession('12:10', 'Late Test'),
      boardSession('12:20', 'Here Test', { attendance: noted({ arrived: '11:50', 'drink-made': '11:55' }) }),
      boardSession('12:30', long.name, {
        ...long,
        attendance: noted({ arrived: '11:55' }),
        addons: [{ id: 1, name: 'Full Track Mixing' }],
        payment: paidBy({ state: 'refunded-unpaid', refundedWon: 50_000 }),
      }),
      ...friends,
      mina,
      boardSession('15:30', 'Kept Test'),
    ],
    {
      studios: [1, 2].map((id) => ({ id, name: `Studio ${id}`, isSold: true })),
      blocked: [
        blockedTime('13:20', '13:50', { note: 'New foam' }),
        blockedTime('15:20', '15:50', { kind: 'closed' }),
      ],
      waiting: [
        { ...wish, id: 1, isConfirmed: false, held: null },
        {
          ...{ ...wish, id: 2, isConfirmed: true },
          held: {
            ...{ studioId: 1, startsAt: boardInstant('14:00'), endsAt: boardInstant('14:10') },
            until: boardInstant('12:15'),
          },
        },
      ],
    },
  );
const wish = {
  ...{ earliest: '14:00', latest: '18:00', people: 2, email: 'waiting@example.com' },
  joinedAt: boardInstant('09:00'),
};
const tray = () => [
  klookBooking('Klook Test', { klookDate: boardDate, klookTime: '16:00' }),
  klookBooking(long.name),
];
const guests = (sessions: readonly ReturnType<typeof boardSession>[]) =>
  guestListSchema.parse(
    sessions.map((session, index) => ({
      sessions: [{ ...session, isKept: index > 0 }],
      nearest: index > 0 ? null : { bookingDate: boardDate, bookingTime: '16:00', studioId: 1 },
    })),
  );
const undecided = () =>
  blocksSchema.parse([
    {
      ...{
        id: 1,
        studioIds: [1],
        kind: 'repair',
        note: 'New foam',
        isWeekly: true,
        lastDate: null,
        by: 'owner',
      },
      ...{ undecided: 1, startsAt: boardInstant('15:00'), endsAt: boardInstant('15:40') },
    },
  ]);

export const dialog = (page: Page) => page.getByRole('dialog');
/** On a phone the board comes after the lists of now. */
async function showBoard(page: Page): Promise<void> {
  await gridOf(page).waitFor({ state: 'attached' });
  if (await gridOf(page).isHidden()) await page.locator('[aria-pressed="false"]').last().click();
  await gridOf(page).waitFor();
}
/** The first time that can be sold. */
const freeTime = (page: Page) => gridOf(page).locator('[data-free-slot]').first();
/** The buttons above the board: block a time, close, print. */
const barButton = (page: Page, icon: string) =>
  page.getByRole('button').filter({ has: page.locator(`.lucide-${icon}`) });

async function openTile(page: Page): Promise<void> {
  await showBoard(page);
  await tileOf(page, mina).getByRole('button').first().click();
  await dialog(page).waitFor();
}
async function pickUp(page: Page): Promise<void> {
  await showBoard(page);
  await tileOf(page, mina).getByRole('button').first().press('m');
  await page.locator('[data-place]').first().waitFor();
}

const full = async (api: MockApi, page: Page) => {
  const mock = await withBoard(api, page, fullDay());
  mock.tray = tray();
  return mock;
};

const dayStates: readonly State[] = [
  {
    name: 'the day board, no guest booked',
    path: board,
    given: async (api, page) => void (await withBoard(api, page)),
    reach: showBoard,
  },
  {
    name: 'the day board, the lists of now',
    path: board,
    given: async (api, page) => void (await full(api, page)),
    reach: (page) => gridOf(page).waitFor({ state: 'attached' }),
  },
  {
    name: 'the day board of a full day, with a block and both trays open',
    path: board,
    given: async (api, page) => void (await full(api, page)),
    async reach(page) {
      await showBoard(page);
      const closed = page.locator('button[aria-expanded="false"]');
      while ((await closed.count()) > 0) await closed.first().click();
    },
  },
  {
    name: 'the day board that may be out of date',
    path: board,
    given: async (api, page) => void (await full(api, page)),
    async reach(page) {
      await showBoard(page);
      await page.evaluate(() => window.dispatchEvent(new Event('told nothing')));
      await page.locator('.lucide-wifi-off').waitFor();
    },
  },
  {
    name: 'a guest who is found on the day board',
    path: board,
    given: async (api, page) => void (await full(api, page)),
    async reach(page) {
      await page.getByRole('searchbox').fill('test');
      await page.getByRole('search').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'the sheet of a guest',
    path: board,
    given: async (api, page) => void (await full(api, page)),
    reach: openTile,
  },
  {
    name: 'the sheet of a guest in the booth',
    path: board,
    async given(api, page) {
      const attendance = noted({ arrived: '11:20', 'drink-made': '11:30', 'in-booth': '11:55' });
      const inside = { ...mina, ...long, name: mina.name, attendance, status: 'in-progress' as const };
      await withBoard(api, page, boardDay([inside]));
    },
    async reach(page) {
      await openTile(page);
      await page.getByRole('timer').first().waitFor();
    },
  },
  {
    name: 'the sheet of a guest who did not come',
    path: board,
    given: async (api, page) =>
      void (await withBoard(
        api,
        page,
        boardDay([{ ...mina, status: 'cancelled', cancellationReason: 'no-show' }]),
      )),
    reach: openTile,
  },
  {
    name: 'a guest who is being moved',
    path: board,
    given: async (api, page) => void (await full(api, page)),
    reach: pickUp,
  },
  {
    name: 'the question before a move, with a reason and a refusal',
    path: board,
    expects: [/answer 409: PATCH .*\/schedule/],
    async given(api, page) {
      await withBoard(api, page, boardDay([{ ...mina, rescheduling: { maxMoves: 0, minHoursBefore: 24 } }]));
      api.on('PATCH /api/admin/bookings/:id/schedule', {
        problem: {
          status: 409,
          type: 'slot-taken',
          code: 'just-taken',
          detail: `Somebody else has ${boardDate} 15:10 KST.`,
        },
      });
    },
    async reach(page) {
      await pickUp(page);
      await page.keyboard.press('Enter');
      await dialog(page).getByRole('textbox').fill('The guest asked');
      await dialog(page).locator('[type="submit"]').click();
      await dialog(page).getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  },
  {
    name: 'the question before a party is moved',
    path: board,
    async given(api, page) {
      const [first = mina, ...others] = partyOf([mina, boardSession('15:30', 'Yuna Lee')]);
      await withBoard(api, page, boardDay([first, ...others]));
    },
    async reach(page) {
      await pickUp(page);
      await page.keyboard.press('Enter');
      await dialog(page).getByRole('radio').last().check();
    },
  },
  {
    name: 'the question before a swap',
    path: board,
    given: async (api, page) =>
      void (await withBoard(api, page, boardDay([mina, boardSession('15:10', long.name, { locale: 'ko' })]))),
    async reach(page) {
      await pickUp(page);
      await gridOf(page).locator('[data-place^="swap"]').first().click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'day and time of a guest, chosen by hand',
    path: board,
    given: async (api, page) => void (await full(api, page)),
    async reach(page) {
      await openTile(page);
      await dialog(page).locator('button[aria-keyshortcuts="m"] + button').click();
      await page.getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'a walk-in with mistakes',
    path: board,
    given: async (api, page) => void (await full(api, page)),
    async reach(page) {
      await showBoard(page);
      await freeTime(page).click();
      await dialog(page).locator('summary').first().click();
      await dialog(page).locator('[aria-expanded]').click();
      await dialog(page).getByRole('button').last().click();
      await dialog(page).locator('[aria-invalid]').first().waitFor();
    },
  },
  {
    name: 'the question before a time is blocked, with guests in it',
    path: board,
    async given(api, page) {
      await full(api, page);
      api.on('POST /api/admin/blocks/guests', { json: guests([mina, boardSession('15:10', long.name)]) });
    },
    async reach(page) {
      await showBoard(page);
      await barButton(page, 'ban').first().click();
      await dialog(page).getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'what is known of a block',
    path: board,
    async given(api, page) {
      const mock = await full(api, page);
      mock.blocks = undecided();
    },
    async reach(page) {
      await showBoard(page);
      await gridOf(page).getByRole('button').filter({ hasText: 'New foam' }).click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'guests in a blocked time, one decided on',
    path: board,
    async given(api, page) {
      const mock = await full(api, page);
      mock.blocks = undecided();
      api.on('GET /api/admin/blocks/:id/guests', { json: guests([mina, boardSession('15:10', long.name)]) });
    },
    async reach(page) {
      await page.getByRole('status').getByRole('button').click();
      await dialog(page).getByRole('combobox').first().waitFor();
    },
  },
  {
    name: 'decisions on guests that are under way',
    path: board,
    async given(api, page) {
      const mock = await full(api, page);
      mock.blocks = undecided();
      api.on('GET /api/admin/blocks/:id/guests', { json: guests([mina]) });
      api.on('POST /api/admin/blocks/:id/decisions', () => new Promise(() => undefined));
    },
    async reach(page) {
      await page.getByRole('status').getByRole('button').click();
      await dialog(page).getByRole('combobox').last().selectOption('keep');
      await dialog(page).getByRole('button', { disabled: false }).last().click();
      await dialog(page).getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'a day that the calendar closes, with guests',
    path: board,
    async given(api, page) {
      await withBoard(api, page, boardDay([mina], { isClosed: true, starts: [] }));
      api.on('POST /api/admin/blocks/guests', { json: guests([mina]) });
    },
    reach: showBoard,
  },
  {
    name: 'the question before a closed day is blocked',
    path: board,
    async given(api, page) {
      await withBoard(api, page, boardDay([mina], { isClosed: true, starts: [] }));
      api.on('POST /api/admin/blocks/guests', { json: guests([mina]) });
    },
    async reach(page) {
      await showBoard(page);
      await page.locator('main p + button').first().click();
      await dialog(page).getByRole('listitem').first().waitFor();
    },
  },
];

/** A session’s recordings, opened from its sheet on the board. */
async function openRecordings(page: Page): Promise<void> {
  await openTile(page);
  await dialog(page)
    .getByRole('button')
    .filter({ has: page.locator('.lucide-audio-lines, .lucide-music, .lucide-mic') })
    .first()
    .click();
  await page.locator('input[type="file"]').waitFor({ state: 'attached' });
}
const wav = (name: string) => ({ name, mimeType: 'audio/wav', buffer: Buffer.alloc(9 * 1024 ** 2) });

const recordingStates: readonly State[] = [
  {
    name: 'the recordings of a session, some ready and some gone',
    path: board,
    async given(api, page) {
      await withBoard(api, page, boardDay([mina]));
      const mock = await withRecordings(api, page, mina);
      const handedOverAt = boardInstant('11:00');
      mock.answer = recordingsOf(
        mina,
        [
          aRecording(mina),
          aRecording(mina, { fileName: 'Guest_with_a_very_long_file_name_that_says_all.wav', handedOverAt }),
          aRecording(mina, {
            ...{
              fileName: 'page.wav',
              state: 'refused',
              refusal: 'not-a-recording',
              content: null,
              keptUntil: null,
            },
          }),
          aRecording(mina, { state: 'ended', endedAt: handedOverAt, endedBecause: 'staff' }),
          aRecording(mina, { fileName: 'half.wav', state: 'uploading', content: null, keptUntil: null }),
        ],
        { handedOverAt, mayExtend: true },
      );
    },
    reach: openRecordings,
  },
  {
    name: 'recordings that are chosen, of a party',
    path: board,
    async given(api, page) {
      const [one = mina, other = mina] = partyOf([mina, boardSession('15:10', long.name)]);
      await withBoard(api, page, boardDay([one, other]));
      await withRecordings(api, page, one);
      api.on('GET /api/admin/bookings/:id/recordings', (_, [, id]) => ({
        json: recordingsOf(id === one.id ? one : other),
      }));
    },
    async reach(page) {
      await openRecordings(page);
      await page
        .locator('input[type="file"]')
        .setInputFiles([
          wav('take 1.wav'),
          wav('Guest_with_a_very_long_file_name_that_says_all.wav'),
          { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('la la la') },
        ]);
      await dialog(page).getByRole('group').nth(1).waitFor();
    },
  },
  {
    name: 'a recording whose upload waits for the network',
    path: board,
    expects: [/answer 503: .*recordings\/uploads/],
    async given(api, page) {
      await withBoard(api, page, boardDay([mina]));
      const mock = await withRecordings(api, page, mina);
      mock.parts = Array.from({ length: 100 }, () => 503);
    },
    async reach(page) {
      await openRecordings(page);
      await page.locator('input[type="file"]').setInputFiles([wav('take 1.wav')]);
      await dialog(page)
        .getByRole('button', { name: /^(Upload 1 file|파일 1개 올리기)$/ })
        .click();
      await dialog(page).getByRole('progressbar').waitFor();
    },
  },
];

/** The counter: day board and its dialogs, recordings. */
export const boardStates: readonly State[] = [...dayStates, ...recordingStates];
