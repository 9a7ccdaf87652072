import type { CollectionConfig } from 'payload';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { collectionLabels, label, labels } from '../fields/common-labels.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine } from '../fields/localized-text.ts';
import { noteField } from '../fields/note.ts';
import { wholeList } from '../fields/whole-list.ts';
import { validateEmbedUrl } from '../validation/embed-url.ts';

/** The portfolio in the packages section. */
export const albums: CollectionConfig = {
  slug: 'albums',
  labels: collectionLabels(labels('Album', 'Albums', '앨범')),
  orderable: true,
  admin: {
    pagination: wholeList,
    group: navGroup.lists,
    useAsTitle: 'title',
    defaultColumns: ['title', 'cover', 'artist', 'embedUrl', '_status'],
    description: {
      en: 'Record sleeves in the packages section. The player loads when a visitor clicks a sleeve; without one the sleeve says "Coming soon".',
      ko: '패키지 섹션에 나오는 앨범입니다. 방문자가 재킷을 누르면 플레이어가 열리고, 플레이어가 없으면 재킷에 "Coming soon"이라고 나옵니다.',
    },
  },
  access: { read: publishedOrStaff, readVersions: staff, create: staff, update: staff, delete: staff },
  versions: editorialVersions,
  fields: [
    localizedLine('title', { label: label.title, maxLength: 80 }),
    localizedLine('artist', { label: { en: 'Artist', ko: '아티스트' }, maxLength: 80 }),
    {
      name: 'cover',
      label: { en: 'Cover', ko: '재킷 사진' },
      type: 'upload',
      relationTo: 'media',
      required: true,
      displayPreview: true,
      admin: { description: { en: 'Square, at least 960 pixels.', ko: '정사각형, 960픽셀 이상.' } },
    },
    {
      name: 'embedUrl',
      label: { en: 'Address of the player', ko: '플레이어 주소' },
      type: 'text',
      validate: validateEmbedUrl,
      admin: {
        description: {
          en: 'The address inside the "embed" code that the music service offers, not the one of the page. While it is empty, the sleeve says "Coming soon".',
          ko: '음악 서비스의 "embed"(퍼가기) 코드 안에 있는 주소입니다. 페이지 주소가 아닙니다. 비워 두면 재킷에 "Coming soon"이라고 나옵니다.',
        },
      },
    },
    noteField,
  ],
};
