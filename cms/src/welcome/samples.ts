import type { Payload } from 'payload';
import { initialVenue } from 'shared/catalogue/initial-catalogue.ts';
import type { StaffText } from '../language/staff-text.ts';

/** Something of the first installation that visitors should not see for long. */
export interface Sample {
  what: StaffText;
  /** Path below the admin panel. */
  path: string;
}

const settingsPath = '/globals/site-settings';
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What is published and still a sample of the first installation; empty once the cafe's own things are in. */
export async function samplesLeft(payload: Payload): Promise<Sample[]> {
  const [settings, albums, quotes] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0 }),
    payload.count({ collection: 'albums', where: { and: [published, { embedUrl: { exists: false } }] } }),
    payload.count({
      collection: 'testimonials',
      where: { and: [published, { author: { like: 'Sample guest' } }] },
    }),
  ]);
  const samples: (Sample | false)[] = [
    settings.phone === initialVenue.phone && {
      what: { en: `The phone number ${settings.phone}`, ko: `전화번호 ${settings.phone}` },
      path: settingsPath,
    },
    settings.email === initialVenue.email && {
      what: { en: `The e-mail address ${settings.email}`, ko: `이메일 주소 ${settings.email}` },
      path: settingsPath,
    },
    settings.franchiseEmail === initialVenue.franchiseEmail && {
      what: {
        en: `The e-mail address ${settings.franchiseEmail} for franchise enquiries`,
        ko: `가맹 문의 이메일 주소 ${settings.franchiseEmail}`,
      },
      path: settingsPath,
    },
    settings.supportHandle === initialVenue.supportHandle && {
      what: { en: `The chat handle ${settings.supportHandle}`, ko: `채팅 아이디 ${settings.supportHandle}` },
      path: settingsPath,
    },
    settings.businessRegistration.includes('(sample)') && {
      what: { en: 'The business registration line in the footer', ko: '푸터의 사업자 정보' },
      path: settingsPath,
    },
    albums.totalDocs > 0 && {
      what: {
        en: `${counted(albums.totalDocs, 'album has', 'albums have')} no player yet; visitors read "Coming soon"`,
        ko: `플레이어가 없는 앨범 ${albums.totalDocs}개, 방문자에게는 "Coming soon"이라고 나옵니다`,
      },
      path: '/collections/albums',
    },
    quotes.totalDocs > 0 && {
      what: {
        en: counted(quotes.totalDocs, 'customer quote by a sample guest', 'customer quotes by sample guests'),
        ko: `샘플 손님의 고객 후기 ${quotes.totalDocs}개`,
      },
      path: '/collections/testimonials',
    },
  ];
  return samples.filter((sample) => sample !== false);
}

const published = { _status: { equals: 'published' } };
