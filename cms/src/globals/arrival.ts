import type { GroupField } from 'payload';
import { initialArrival } from 'shared/catalogue/arrival.ts';
import { verdict, type Asked, type Problem } from '../language/problem.ts';
import { wholeNumber, wholeNumberProblem } from '../validation/whole-number.ts';

const beforeSession = { what: { en: 'The time before the session', ko: '녹음 전 시간은' }, min: 0, max: 240 };

/** Read by the pages, the mails and the calendar entries that tell visitors when to come. */
export const arrival: GroupField = {
  name: 'arrival',
  type: 'group',
  label: { en: 'Arrival', ko: '도착' },
  admin: {
    description: {
      en: 'How long before their session visitors are expected. Mails and the page after paying turn both into clock times; other texts say {cafeMinutes} and {boothMinutes}.',
      ko: '방문자가 녹음 몇 분 전까지 와야 하는지 정합니다. 메일과 결제 후 페이지에는 시각으로 바뀌어 나오고, 다른 글에서는 {cafeMinutes}, {boothMinutes}로 씁니다.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'cafeMinutes',
          label: { en: 'At the cafe (minutes before)', ko: '카페 도착(몇 분 전)' },
          type: 'number',
          required: true,
          defaultValue: initialArrival.cafeMinutes,
          validate: wholeNumber(beforeSession),
          admin: {
            description: {
              en: 'For the drink. Later than this counts as a no-show.',
              ko: '음료를 위한 시간입니다. 이보다 늦으면 노쇼로 봅니다.',
            },
          },
        },
        {
          name: 'boothMinutes',
          label: { en: 'At the booth (minutes before)', ko: '부스 도착(몇 분 전)' },
          type: 'number',
          required: true,
          defaultValue: initialArrival.boothMinutes,
          validate: (
            value: unknown,
            { siblingData, req }: Asked & { siblingData: Partial<{ cafeMinutes: number }> },
          ) => verdict(boothProblem(value, siblingData.cafeMinutes), { req }),
          admin: {
            description: { en: 'With the backing track ready.', ko: '반주 음원을 준비해서 와야 합니다.' },
          },
        },
      ],
    },
  ],
};

function boothProblem(value: unknown, cafeMinutes: unknown): Problem {
  const problem = wholeNumberProblem(value, beforeSession);
  if (problem || typeof cafeMinutes !== 'number' || Number(value) <= cafeMinutes) return problem;
  return {
    en: `Visitors cannot be at the booth ${String(value)} minutes before when they come to the cafe ${cafeMinutes} minutes before.`,
    ko: `카페에 ${cafeMinutes}분 전에 오는 방문자가 부스에 ${String(value)}분 전에 와 있을 수는 없습니다.`,
  };
}
