import type { LabelFunction } from 'payload';
import { textFor, type StaffText } from '../language/staff-text.ts';

/** What fields are called that many forms have. */
export const label = {
  title: { en: 'Title', ko: '제목' },
  heading: { en: 'Heading', ko: '섹션 제목' },
  lead: { en: 'Lead', ko: '소개 글' },
  body: { en: 'Body', ko: '본문' },
  text: { en: 'Text', ko: '글' },
  name: { en: 'Name', ko: '이름' },
  description: { en: 'Description', ko: '설명' },
  picture: { en: 'Picture', ko: '사진' },
  number: { en: 'Number', ko: '번호' },
};

/** Words for one row or document, and for several. */
export type Labels<Label> = Record<'singular' | 'plural', Label>;

/** Labels of a list: English tells one row from several, Korean does not. */
export const labels = (singular: string, plural: string, ko: string): Labels<StaffText> => ({
  singular: { en: singular, ko },
  plural: { en: plural, ko },
});

const asFunction =
  (text: StaffText): LabelFunction =>
  ({ i18n }) =>
    textFor({ i18n }, text);

/** Payload names a collection in some of its sentences without choosing a language; what a function gives it is chosen by then. */
export const collectionLabels = ({ singular, plural }: Labels<StaffText>): Labels<LabelFunction> => ({
  singular: asFunction(singular),
  plural: asFunction(plural),
});
