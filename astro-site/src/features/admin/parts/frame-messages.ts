import { words } from '../../../components/ui/words/words.ts';
import type { InEveryLanguage } from '../language/language.ts';

const { close, notifications, dismiss } = words;

/** What dialogs and toasts say by themselves. */
export const frameTexts: InEveryLanguage<Record<'close' | 'notifications' | 'dismiss', string>> = {
  en: { close, notifications, dismiss },
  ko: { close: '닫기', notifications: '알림', dismiss: '알림 닫기' },
};
