import type { CheckboxField, GlobalConfig, Tab } from 'payload';
import { initialSessionMails } from 'shared/session-mails/initial-session-mails.ts';
import { reminderHours } from 'shared/session-mails/session-mails.ts';
import { staff } from '../access/staff.ts';
import { label } from '../fields/common-labels.ts';
import { editorialGlobalVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import type { StaffText } from '../language/staff-text.ts';
import { validateOptionalWebAddress } from '../validation/contact.ts';
import { ruleWordHint } from '../validation/rule-words.ts';
import { wholeNumber } from '../validation/whole-number.ts';

const isOn = (text: StaffText, defaultValue: boolean): CheckboxField => ({
  name: 'isOn',
  label: text,
  type: 'checkbox',
  required: true,
  defaultValue,
});

const words = () => [
  localizedLine('heading', {
    label: { en: 'Heading', ko: '제목' },
    description: { en: 'Heading of the mail.', ko: '메일의 제목 줄입니다.' },
    maxLength: 100,
  }),
  localizedParagraph('text', {
    label: label.text,
    description: {
      en: `Above the ticket; an empty line begins a new paragraph. ${ruleWordHint.en}`,
      ko: `예약권 위에 나옵니다. 빈 줄을 넣으면 문단이 나뉩니다. ${ruleWordHint.ko}`,
    },
    maxLength: 2000,
  }),
];

const reminder: Tab = {
  name: 'reminder',
  label: { en: 'Before the session', ko: '녹음 전' },
  description: {
    en: 'When to arrive, what to bring, the ticket and the link to the visitor’s own page are added by themselves. Whoever is told of their time by another mail later than this, since they have booked or were moved, gets no reminder: it would say the same.',
    ko: '도착 시각, 준비물, 예약권, 방문자 페이지 링크는 자동으로 들어갑니다. 늦게 예약했거나 시간이 바뀌어 이보다 나중에 다른 메일로 시간을 안내받은 사람에게는 같은 내용이라 알림 메일이 가지 않습니다.',
  },
  fields: [
    isOn(
      { en: 'Remind visitors of their session', ko: '방문자에게 녹음 알림 보내기' },
      initialSessionMails.reminder.isOn,
    ),
    {
      name: 'hoursBefore',
      label: { en: 'How long before (hours)', ko: '몇 시간 전' },
      type: 'number',
      required: true,
      defaultValue: initialSessionMails.reminder.hoursBefore,
      validate: wholeNumber({
        what: { en: 'The time before the session', ko: '녹음 전 시간은' },
        ...reminderHours,
      }),
    },
    ...words(),
  ],
};

const followUp: Tab = {
  name: 'followUp',
  label: { en: 'The day after', ko: '다음 날' },
  description: {
    en: '24 hours after the session, to everybody but those who did not come.',
    ko: '녹음 24시간 뒤, 오지 않은 사람을 뺀 모두에게 보냅니다.',
  },
  fields: [
    isOn(
      { en: 'Ask visitors how it was', ko: '방문자에게 어땠는지 물어보기' },
      initialSessionMails.followUp.isOn,
    ),
    ...words(),
    {
      name: 'url',
      label: { en: 'Where visitors leave a review', ko: '후기를 남기는 곳' },
      type: 'text',
      validate: validateOptionalWebAddress,
      admin: {
        description: {
          en: 'A button of the mail leads there. Empty: no button.',
          ko: '메일의 버튼이 여기로 이어집니다. 비워 두면 버튼이 없습니다.',
        },
      },
    },
  ],
};

/** What visitors are sent before and after their session; whoever wants neither says so with one click. */
export const sessionMails: GlobalConfig = {
  slug: 'session-mails',
  label: { en: 'Mails around a session', ko: '녹음 전후 메일' },
  admin: {
    group: navGroup.booking,
    description: {
      en: 'Once published they apply within seconds, to every mail that has not been written yet.',
      ko: '게시하면 몇 초 안에, 아직 쓰지 않은 모든 메일에 적용됩니다.',
    },
  },
  access: { read: staff, readVersions: staff, update: staff },
  versions: editorialGlobalVersions,
  fields: [{ type: 'tabs', tabs: [reminder, followUp] }],
};
