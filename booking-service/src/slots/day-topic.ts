import { seoulWallClock } from 'shared/time/seoul.ts';

/** What boards of a day in Seoul follow: news of every session of that day, and of who owns its times. */
export const dayTopic = (date: string) => `day/${date}`;

export const dayTopicOf = (startsAt: Date) => dayTopic(seoulWallClock(startsAt).date);

/** What every board follows beside its day: news of bookings that have no time yet. */
export const KLOOK_TRAY_TOPIC = 'klook-tray';
