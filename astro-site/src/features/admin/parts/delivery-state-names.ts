import type { DeliveryState } from 'shared/deliveries/deliveries.ts';
import type { InEveryLanguage } from '../language/language.ts';

/** How far something is that follows after a session. */
export const deliveryStateNames: InEveryLanguage<Record<DeliveryState, string>> = {
  en: { open: 'Open', 'in-work': 'In work', sent: 'Sent' },
  ko: { open: '시작 전', 'in-work': '작업 중', sent: '전달 완료' },
};
