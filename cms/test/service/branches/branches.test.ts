import { initialRules, initialVenue } from 'shared/catalogue/initial-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTimeoutMs } from '../../harness/cms.ts';
import { aBranch } from './a-branch.ts';
import { startBranchesCms, type BranchesCms } from './branches-cms.ts';

let cms: BranchesCms;
beforeAll(async () => {
  cms = await startBranchesCms();
}, startTimeoutMs);
afterAll(() => cms.close());

const published = { _status: 'published' };
const { studios: _, ...plain } = aBranch;
const seongsu = { ...aBranch, name: 'Seongsu', slug: 'seongsu', address: 'Seongsu-dong, Seoul' };
const lateHours = { openingHours: { opensAt: '12:00', closesAt: '23:30' } };
const latePrices = {
  priceBands: [{ label: 'All day', startsAt: '12:00', lastStartAt: '23:30', feeWon: 35_000 }],
};
const branchNamed = async (slug: string) => {
  const { docs } = await cms.payload.find({ collection: 'branches', where: { slug: { equals: slug } } });
  if (!docs[0]) throw new Error(`There is no branch ${slug}.`);
  return docs[0];
};
const change = async (slug: string, data: object, language?: string) =>
  cms.send('PATCH', `/branches/${(await branchNamed(slug)).id}`, { ...data, ...published }, language);
const boothsOf = async (slug: string) =>
  (await branchNamed(slug)).studios?.map(({ name, studioId }) => [name, studioId]);

describe('a house that names no branch', () => {
  it('has none in catalogue and snapshot', async () => {
    expect((await cms.catalogue()).branches).toEqual([]);
    expect((await cms.snapshot()).branches).toEqual([]);
  });

  it('goes on selling while it writes them: the one that it is itself is published before any other', async () => {
    const first = await cms.send('POST', '/branches', { ...plain, name: 'Sinsa', slug: 'sinsa' });
    const { doc } = (await first.json()) as { doc: { id: number } };
    const other = (language?: string) =>
      cms.send('POST', '/branches', { ...seongsu, ...published }, language);
    expect(await cms.refusal(other())).toEqual([
      [
        undefined,
        'Publish "Sinsa" first. It is the cafe that you have run until now, and it would sell nothing any more.',
      ],
    ]);
    expect(await cms.refusal(other('ko'))).toEqual([
      [
        undefined,
        '“Sinsa” 지점을 먼저 게시하세요. 지금까지 운영해 온 카페라서, 이대로 게시하면 그곳의 예약이 중단됩니다.',
      ],
    ]);
    expect((await cms.catalogue()).branches).toEqual([]);
    await cms.payload.delete({ collection: 'branches', id: doc.id });
  });
});

describe('its first branch', () => {
  it('goes on with what was sold: number 1, and the booths of the house', async () => {
    const before = await cms.version();
    expect(await cms.open(plain)).toMatchObject({
      branchId: 1,
      studios: [{ studioId: 1, name: 'Studio 1' }],
    });
    expect(await cms.version()).toBe(before + 1);
  });

  it('is as the house has it wherever it says nothing', async () => {
    const { rules, branches, venue, sessionMails } = await cms.catalogue();
    const { openingHours, closedDates, priceBands, studios } = rules;
    expect(branches).toEqual([
      {
        ...{ id: 1, slug: 'hongdae', openingHours, closedDates, priceBands, studios, sessionMails },
        name: { en: 'Hongdae' },
        venue: {
          ...venue,
          cafeName: {
            en: 'Sinsa Record Cafe Hongdae',
            ko: '신사 레코드 카페 Hongdae',
            zh: '新沙唱片咖啡馆 Hongdae',
            ja: 'シンサ・レコードカフェ Hongdae',
          },
          address: { en: aBranch.address },
          directions: { en: aBranch.nearestStation },
        },
      },
    ]);
    const { settings, branches: shown } = await cms.snapshot();
    expect(shown).toMatchObject([
      { openingHoursText: settings.openingHoursText, phone: settings.phone, directions: [] },
    ]);
  });

  it('is the cafe that pages speak of as long as it is the only one', async () => {
    const hours = { opensAt: '11:00', closesAt: '21:00' };
    expect((await change('hongdae', { openingHours: hours })).status).toBe(200);
    const { settings, rules, faq } = await cms.snapshot();
    expect(settings).toMatchObject({
      cafeName: initialVenue.cafeName,
      address: { en: aBranch.address },
      openingHoursText: { en: 'Open daily 11:00 AM - 9:00 PM' },
      phone: initialVenue.phone,
      directions: [],
    });
    expect(rules.openingHours).toEqual(hours);
    expect(faq.map(({ answer }) => answer.en)).toContain('Every day from 11:00 to 21:00, without holidays.');
    const { venue } = await cms.catalogue();
    expect(venue).toMatchObject({ cafeName: initialVenue.cafeName, address: { en: aBranch.address } });
    await change('hongdae', { openingHours: { opensAt: '', closesAt: '' } });
  });
});

describe('another branch', () => {
  it('has numbers of its own, and says what is different there', async () => {
    const own = { phone: '+82 51-000-0000', ...lateHours, ...latePrices };
    const directions = [{ from: 'Seongsu Station', route: 'Exit 3. Open until {closesAt}.' }];
    const closedDates = [{ date: '2027-01-02', reason: 'Painting' }];
    await cms.open({ ...seongsu, ...own, directions, closedDates });
    await cms.send('POST', '/globals/booking-rules', { closedDates: [{ date: '2027-02-17' }], ...published });

    const [, branch] = (await cms.catalogue()).branches;
    expect(branch).toMatchObject({
      ...{ id: 2, slug: 'seongsu', ...lateHours },
      studios: [{ id: 2, name: 'Booth A' }],
      closedDates: ['2027-01-02', '2027-02-17'],
      priceBands: [{ label: 'All day', feeWon: 35_000 }],
      venue: { phone: '+82 51-000-0000', email: initialVenue.email },
    });
    const { settings, branches } = await cms.snapshot();
    expect(settings.address).toEqual(initialVenue.address);
    const [, shown] = branches;
    expect(shown).toMatchObject({
      openingHoursText: { en: 'Open daily 12:00 PM - 11:30 PM', ko: '매일 오후 12시 - 오후 11시 30분' },
      directions: [{ route: { en: 'Exit 3. Open until 23:30.' } }],
    });
    expect(JSON.stringify(shown)).not.toContain('Painting');
  });

  it('is what words in braces mean in the mails about its sessions', async () => {
    const reminder = { text: 'We are open {openingHours}.' };
    const answer = await cms.send('POST', '/globals/session-mails', { reminder, ...published });
    expect(answer.status, await answer.text()).toBe(200);
    const { sessionMails, branches } = await cms.catalogue();
    expect(JSON.stringify(sessionMails)).toContain('We are open 10:00');
    const [, branch] = branches;
    expect(JSON.stringify(branch?.sessionMails)).toContain('We are open 12:00');
  });

  it('is renamed in Korean alone, where its name follows the name of the house', async () => {
    const { id } = await branchNamed('seongsu');
    expect(
      (await cms.send('PATCH', `/branches/${id}?locale=ko`, { name: '성수점', ...published })).status,
    ).toBe(200);
    const [, branch] = (await cms.catalogue()).branches;
    expect(branch?.venue.cafeName).toMatchObject({
      en: 'Sinsa Record Cafe Seongsu',
      ko: '신사 레코드 카페 성수점',
    });
  });
});

describe('numbers', () => {
  it('stay when rows are copied, moved, renamed or sent with others', async () => {
    const { studios = [] } = await branchNamed('seongsu');
    const [first] = studios;
    const copy = { name: 'Booth B', studioId: first?.studioId };
    const sent = [copy, { ...first, name: 'Booth 1', studioId: 1 }, { name: 'Booth C', studioId: 77 }];
    expect((await change('seongsu', { branchId: 9, studios: sent })).status).toBe(200);
    expect(await boothsOf('seongsu')).toEqual([
      ['Booth B', 3],
      ['Booth 1', 2],
      ['Booth C', 4],
    ]);
    expect((await branchNamed('seongsu')).branchId).toBe(2);
  });

  it('come back with an older version, and are not given to others meanwhile', async () => {
    const { id, studios = [] } = await branchNamed('seongsu');
    await change('seongsu', { studios: studios?.slice(1, 2) });
    const { id: gone } = await cms.open({ ...aBranch, name: 'Busan', slug: 'busan' });
    expect(await boothsOf('busan')).toEqual([['Booth A', 5]]);
    const { docs: versions } = await cms.payload.findVersions({
      collection: 'branches',
      where: { parent: { equals: id } },
      sort: '-createdAt',
    });
    await cms.payload.restoreVersion({ collection: 'branches', id: String(versions[1]?.id) });
    expect(await boothsOf('seongsu')).toEqual([
      ['Booth B', 3],
      ['Booth 1', 2],
      ['Booth C', 4],
    ]);

    await cms.payload.delete({ collection: 'branches', id: gone });
    const again = await cms.open({ ...aBranch, name: 'Busan', slug: 'busan' });
    expect([again.branchId, again.studios?.[0]?.studioId]).toEqual([4, 6]);
  });

  it('of the house’s booths are not those of a branch', async () => {
    const studios = [
      { ...initialRules.studios[0], studioId: 1 },
      { name: 'Studio 2', studioId: 3 },
    ];
    const rules = (language?: string) =>
      cms.send('POST', '/globals/booking-rules', { studios, ...published }, language);
    expect(await cms.refusal(rules())).toEqual([
      ['studios', 'The number 3 is that of "Booth B" at the branch "Seongsu". Choose another.'],
    ]);
    expect(await cms.refusal(rules('ko'))).toEqual([
      ['studios', '번호 3은(는) “Seongsu” 지점의 “Booth B” 번호입니다. 다른 번호를 골라 주세요.'],
    ]);
  });
});

describe('a branch is refused', () => {
  it('with a word in links that another has, or that is none', async () => {
    const answer = (slug: string, language?: string) =>
      cms.refusal(cms.send('POST', '/branches', { ...aBranch, slug, ...published }, language));
    expect(await answer('seongsu')).toEqual([
      ['slug', '"seongsu" already leads to the branch "Seongsu". Choose another word.'],
    ]);
    expect(await answer('Hong Dae', 'ko')).toEqual([
      ['slug', '영어 소문자, 숫자, 하이픈만 40자까지 쓸 수 있습니다. 예: hongdae, busan-station'],
    ]);
  });

  it('with half of its hours, or hours that the prices of the house do not fit', async () => {
    expect(
      await cms.refusal(change('hongdae', { openingHours: { opensAt: '10:00', closesAt: '' } })),
    ).toEqual([['openingHours.closesAt', 'Write a Seoul time as HH:mm, for example 22:00.']]);
    const early = { openingHours: { opensAt: '09:00', closesAt: '22:00' } };
    expect(await cms.refusal(change('hongdae', early))).toEqual([
      [
        'priceBands',
        'Here the prices of Booking rules hold, and they do not fit the hours of this branch. Sessions that start at 09:00 have no price, so nobody could book them. Widen a price or add one; a price of 0 won makes them free. Or write prices for this branch alone.',
      ],
    ]);
    expect((await cms.refusal(change('hongdae', early, 'ko')))[0]?.[1]).toBe(
      '이 지점에는 ‘예약 규칙’의 요금이 적용되는데, 지점의 영업시간과 맞지 않습니다. 09:00에 시작하는 녹음에 가격이 없어 아무도 예약할 수 없습니다. 가격의 시간대를 넓히거나 새로 추가해 주세요. 0원으로 하면 무료가 됩니다. 이 지점만의 요금을 써도 됩니다.',
    );
  });

  it('with prices that leave a gap in the hours of the house', async () => {
    const priceBands = [{ label: 'Evening', startsAt: '18:00', lastStartAt: '22:00', feeWon: 30_000 }];
    expect((await cms.refusal(change('hongdae', { priceBands })))[0]?.[1]).toBe(
      'Sessions that start at 10:00 have no price, so nobody could book them. Widen a price or add one; a price of 0 won makes them free.',
    );
  });
});

describe('rules of the house', () => {
  it('are refused when a branch that sells by a part of them could not, and say which', async () => {
    expect((await change('hongdae', { openingHours: { opensAt: '11:00', closesAt: '22:00' } })).status).toBe(
      200,
    );
    const rules = {
      openingHours: { opensAt: '14:00', closesAt: '22:00' },
      priceBands: [{ label: 'Day', startsAt: '14:00', lastStartAt: '22:00', feeWon: 40_000 }],
    };
    const publish = (language?: string) =>
      cms.refusal(cms.send('POST', '/globals/booking-rules', { ...rules, ...published }, language));
    expect(await publish()).toEqual([
      [
        'priceBands',
        'The branch "Hongdae" could not sell by these rules. Sessions that start at 11:00 have no price, so nobody could book them. Widen a price or add one; a price of 0 won makes them free. Or give the branch hours and prices of its own first.',
      ],
    ]);
    expect((await publish('ko'))[0]?.[1]).toMatch(
      /^이 규칙으로는 “Hongdae” 지점에서 예약을 받을 수 없습니다\./,
    );
  });

  it('leave a branch that sells by its own alone, and change the others', async () => {
    await cms.send('POST', '/globals/booking-rules', { slotMinutes: 20, ...published });
    const rules = { openingHours: { opensAt: '10:00', closesAt: '21:00' }, ...published };
    expect((await cms.send('POST', '/globals/booking-rules', rules)).status).toBe(200);
    const hours = (await cms.catalogue()).branches.map(({ openingHours }) => openingHours.closesAt);
    expect(hours).toEqual(['22:00', '23:30', '21:00']);
  });
});

describe('a branch that is unpublished', () => {
  it('is sold no more', async () => {
    const before = await cms.version();
    const { id } = await branchNamed('busan');
    await cms.send('PATCH', `/branches/${id}`, { _status: 'draft' });
    expect(await cms.version()).toBe(before + 1);
    expect((await cms.catalogue()).branches.map(({ slug }) => slug)).toEqual(['hongdae', 'seongsu']);
  });
});
