import type { CollectionConfig } from 'payload';
import { highestNumber } from 'shared/branches/branch.ts';
import { managersOnly } from '../access/managers-only.ts';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { booths } from '../fields/booths.ts';
import { collectionLabels, labels } from '../fields/common-labels.ts';
import { directions } from '../fields/directions.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { givenNumber } from '../fields/given-number.ts';
import { wholeList } from '../fields/whole-list.ts';
import { branchContact } from './contact.ts';
import { firstOneFirst } from './first-one-first.ts';
import { giveNumbers, isWithoutBranches } from './give-numbers.ts';
import { houseBooths } from './house-booths.ts';
import { branchHoursAndPrices } from './own-hours-and-prices.ts';
import { branchName, branchSlug } from './name-and-slug.ts';

/** The cafes of a house that has several. Empty: the house is one cafe itself, by its booking rules and site settings. */
export const branches: CollectionConfig = {
  slug: 'branches',
  labels: collectionLabels(labels('Branch', 'Branches', '지점')),
  orderable: true,
  disableDuplicate: true,
  admin: {
    pagination: wholeList,
    group: navGroup.booking,
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'branchId', '_status'],
    description: {
      en: 'For a house with several cafes: one branch for each. With a single cafe there is nothing to write here. The first branch goes on with everything that was sold before; what a branch leaves empty is as in Booking rules and Site settings. Unpublish a branch to stop selling there.',
      ko: '카페가 여러 곳일 때 지점마다 하나씩 만듭니다. 카페가 한 곳이면 아무것도 쓰지 않아도 됩니다. 첫 지점은 지금까지 판매한 예약을 이어받습니다. 지점에서 비워 둔 것은 ‘예약 규칙’과 ‘사이트 설정’을 따릅니다. 예약을 그만 받으려면 게시를 해제하세요.',
    },
  },
  access: {
    read: publishedOrStaff,
    readVersions: staff,
    create: managersOnly,
    update: managersOnly,
    delete: managersOnly,
  },
  versions: editorialVersions,
  hooks: { beforeValidate: [giveNumbers, firstOneFirst] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Branch', ko: '지점' },
          fields: [
            branchName,
            branchSlug,
            booths({
              description: {
                en: 'Booths of this branch that can be booked at the same time.',
                ko: '이 지점에서 같은 시간에 예약할 수 있는 부스입니다.',
              },
              number: givenNumber('studioId', {
                max: highestNumber.studio,
                description: {
                  en: 'Given on saving. No other booth ever gets it.',
                  ko: '저장할 때 자동으로 정해지며, 다른 부스에 다시 쓰지 않습니다.',
                },
              }),
              defaultValue: async ({ req }) =>
                (await isWithoutBranches(req))
                  ? (await houseBooths(req)).map(({ studioId, name }) => ({ studioId, name }))
                  : [],
            }),
          ],
        },
        branchContact,
        {
          label: { en: 'Getting here', ko: '오시는 길' },
          fields: [directions],
        },
        branchHoursAndPrices,
      ],
    },
    givenNumber('branchId', {
      max: highestNumber.branch,
      description: {
        en: 'Given on saving. Number 1 is the cafe that you have run until now, with all its bookings: write that one first, the new ones after it. Bookings and accounts know a branch by its number.',
        ko: '저장할 때 자동으로 정해집니다. 1번은 지금까지 운영해 온 카페이며 지금까지의 예약을 모두 이어받습니다. 그 카페를 먼저 쓰고 새 지점은 그다음에 추가하세요. 예약과 계정이 이 번호로 지점을 알아봅니다.',
      },
    }),
  ],
};
