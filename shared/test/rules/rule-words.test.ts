import { describe, expect, it } from 'vitest';
import { initialAddOns, initialRules } from '../../src/catalogue/initial-catalogue.ts';
import type { BusinessRules } from '../../src/catalogue/catalogue.ts';
import { locales } from '../../src/languages/localized-text.ts';
import { ruleWordNames, unknownRuleWord, withRuleWords } from '../../src/content/rule-words.ts';
import { soldBands } from '../../src/slots/sold-bands.ts';
import { arrivalTimes } from '../../src/slots/arrival.ts';

const fill = (text: string, changes: Partial<BusinessRules> = {}, addons = initialAddOns) =>
  withRuleWords(
    { en: text, ko: text, zh: text, ja: text },
    { rules: { ...initialRules, ...changes }, addons },
  );

describe('words in braces', () => {
  it('are all filled in, in every language', () => {
    const texts = fill(ruleWordNames.map((name) => `{${name}}`).join('|'));
    for (const locale of locales) {
      expect(texts[locale]).not.toMatch(/[{}]|undefined|NaN/);
      expect(texts[locale].split('|').every((word) => word !== '')).toBe(true);
    }
  });

  it('that are unknown, malformed or half written are found', () => {
    expect(unknownRuleWord('Come {cafeMinutes} minutes early. {SessionLength}!')).toBeNull();
    expect(unknownRuleWord('Come {cafeMinute} early')).toBe('{cafeMinute}');
    expect(unknownRuleWord('Come { cafeMinutes } early')).toBe('{ cafeMinutes }');
    expect(unknownRuleWord('Come {cafeMinutes early')).toBe('{cafeMinutes early');
    expect(unknownRuleWord('Come cafeMinutes} early')).toBe('}');
  });

  it('that are unknown stay as they are', () => {
    expect(fill('Come {soon}').en).toBe('Come {soon}');
  });

  it('are said as a native speaker would', () => {
    expect(fill('{sessionPrices}')).toEqual({
      en: '40,000 won from 10:00 to 12:50, 50,000 won from 13:00 to 17:50, and 44,000 won from 18:00 to 21:50',
      ko: '10:00~12:50 시작은 40,000원, 13:00~17:50은 50,000원, 18:00~21:50은 44,000원',
      zh: '10:00-12:50为40,000韩元，13:00-17:50为50,000韩元，18:00-21:50为44,000韩元',
      ja: '10:00〜12:50開始は40,000ウォン、13:00〜17:50は50,000ウォン、18:00〜21:50は44,000ウォン',
    });
    expect(fill('{refundSteps}')).toEqual({
      en: 'a full refund up to 48 hours before your session, 50% between 24 and 48 hours before, and 25% under 24 hours before',
      ko: '48시간 전까지는 전액 환불, 24~48시간 전에는 50% 환불, 24시간 이내에는 25% 환불',
      zh: '48小时以上全额退款，24-48小时退50%，不足24小时退25%',
      ja: '48時間前までは全額返金、24〜48時間前は50%返金、24時間前を過ぎると25%返金',
    });
    expect(fill('{openingHours}')).toEqual({
      en: '10:00 AM - 10:00 PM',
      ko: '오전 10시 - 오후 10시',
      zh: '上午10:00 - 晚上10:00',
      ja: '午前10時 - 午後10時',
    });
    expect(fill('{SessionLength}.').en).toBe('Ten minutes.');
    expect(fill('{sessionLength}', { slotMinutes: 30 })).toEqual({
      en: 'thirty minutes',
      ko: '30분',
      zh: '三十分钟',
      ja: '30分',
    });
  });

  it('say one step, no step back and no moves in whole sentences, too', () => {
    const policy = { ...initialRules.cancellationPolicy, direct: [{ hoursBefore: 0, refundPercent: 0 }] };
    const texts = fill('{refundList}|{noShowRefund}', { cancellationPolicy: policy });
    expect(texts.en).toBe('Until the session begins: no refund.|no refund');
    expect(texts.ko).toBe('세션 시작 전까지: 환불 불가|환불 불가');
    expect(texts.ja).toBe('レコーディング開始まで：返金なし|返金なし');
  });

  it('of a list become an item each, where they are an item of their own', () => {
    expect(fill('<ul><li>{refundList}</li><li>No-show: {noShowRefund}.</li></ul>').en).toBe(
      '<ul><li>Up to 48 hours before the session: full refund.</li><li>From 24 to 48 hours before: 50% refund.</li>' +
        '<li>Less than 24 hours before: 25% refund.</li><li>No-show: no refund.</li></ul>',
    );
  });

  it('name no price of an add-on that is not on sale', () => {
    expect(fill('It costs {lpPrice}.').en).toBe('It costs 300,000 won.');
    expect(fill('It costs {lpPrice}.', {}, []).en).toBe('It costs a price on request.');
  });
});

describe('price bands as they are sold', () => {
  it('end at the last start, also when the cafe closes earlier or sessions grow longer', () => {
    const last = (changes: Partial<BusinessRules>) =>
      soldBands({ ...initialRules, ...changes }).map(
        ({ startsAt, lastStartAt }) => `${startsAt}-${lastStartAt}`,
      );
    expect(last({})).toEqual(['10:00-12:50', '13:00-17:50', '18:00-21:50']);
    expect(last({ slotMinutes: 30 })).toEqual(['10:00-12:30', '13:00-17:30', '18:00-21:30']);
    expect(last({ openingHours: { opensAt: '11:00', closesAt: '17:00' } })).toEqual([
      '11:00-12:50',
      '13:00-16:50',
    ]);
  });
});

describe('the arrival rule', () => {
  it('gives the clock times of a session', () => {
    expect(arrivalTimes('18:40', initialRules.arrival)).toEqual({ cafe: '18:10', booth: '18:30' });
    expect(arrivalTimes('00:05', { cafeMinutes: 10, boothMinutes: 5 })).toEqual({
      cafe: '23:55',
      booth: '00:00',
    });
  });
});
