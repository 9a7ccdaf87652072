import type { NumberField } from 'payload';
import { initialRecordingKeepDays, recordingKeepDaysRange } from 'shared/catalogue/recording-keep-days.ts';
import { wholeNumber } from '../validation/whole-number.ts';

const { min, max } = recordingKeepDaysRange;

/** Read by the booking service, which deletes by it and says the date on the visitor's page and in its mail. */
export const recordingKeepDays: NumberField = {
  name: 'recordingKeepDays',
  label: { en: 'Keep recordings (days)', ko: '녹음 파일 보관 기간(일)' },
  type: 'number',
  required: true,
  defaultValue: initialRecordingKeepDays,
  validate: wholeNumber({
    what: { en: 'The days to keep recordings', ko: '녹음 파일 보관 기간은' },
    min,
    max,
  }),
  admin: {
    description: {
      en: `How long guests can download their recordings, from the day they are handed over. After that the files are deleted for good. ${min} to ${max} days. Recordings that were handed over keep the date that their guest was told.`,
      ko: `녹음 파일을 전달한 날부터 손님이 내려받을 수 있는 기간입니다. 기간이 지나면 파일은 완전히 삭제됩니다. ${min}일부터 ${max}일까지 정할 수 있습니다. 이미 전달한 녹음 파일은 손님에게 안내한 날짜까지 보관됩니다.`,
    },
  },
};
