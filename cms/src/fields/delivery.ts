import type { GroupField } from 'payload';
import { deliveryDaysRange } from 'shared/catalogue/delivery-terms.ts';
import { managersOnly } from '../access/managers-only.ts';
import { verdict, type Asked } from '../language/problem.ts';
import { wholeNumberProblem } from '../validation/whole-number.ts';

const days = { what: { en: 'The days', ko: '일수는' }, ...deliveryDaysRange };
const { min, max } = deliveryDaysRange;

interface TypedDelivery {
  follows?: boolean | null;
}
const doesFollow = (_: unknown, { follows }: TypedDelivery) => follows === true;

/** What the booking service reckons due dates by, for staff and for the visitor's own page. */
export const deliveryField: GroupField = {
  name: 'delivery',
  type: 'group',
  access: { create: managersOnly, update: managersOnly },
  label: { en: 'Delivery after the session', ko: '녹음 후 전달' },
  admin: {
    description: {
      en: 'Staff see what is due or late, and visitors the date on their page. Bookings already made keep what they were sold under.',
      ko: '직원은 전달할 것과 늦은 것을, 방문자는 자기 페이지에서 날짜를 봅니다. 이미 한 예약은 예약할 때의 약속을 유지합니다.',
    },
  },
  fields: [
    {
      name: 'follows',
      label: { en: 'Something follows after the session', ko: '녹음 후에 전달할 것이 있음' },
      type: 'checkbox',
      defaultValue: false,
    },
    {
      type: 'row',
      fields: [
        {
          name: 'days',
          label: { en: 'Within (days)', ko: '며칠 안에' },
          type: 'number',
          validate: (value: unknown, { req }: Asked) =>
            verdict(value === null || value === undefined ? null : wholeNumberProblem(value, days), { req }),
          admin: {
            condition: doesFollow,
            description: {
              en: `Counted from the day of the session, ${min} to ${max}. Left empty, no date is promised. Write the description to match.`,
              ko: `녹음한 날부터 셉니다. ${min}~${max}일. 비워 두면 날짜를 약속하지 않습니다. 설명글도 같은 내용으로 써 주세요.`,
            },
          },
        },
        {
          name: 'unit',
          label: { en: 'Which days count', ko: '세는 방법' },
          type: 'select',
          required: true,
          defaultValue: 'business-days',
          options: [
            {
              label: { en: 'Business days: Monday to Friday', ko: '영업일: 월요일~금요일' },
              value: 'business-days',
            },
            { label: { en: 'Every day', ko: '모든 날' }, value: 'calendar-days' },
          ],
          admin: {
            condition: doesFollow,
            description: {
              en: 'Public holidays count as business days.',
              ko: '공휴일도 영업일로 셉니다.',
            },
          },
        },
      ],
    },
  ],
};
