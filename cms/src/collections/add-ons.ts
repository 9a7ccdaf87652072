import type { CollectionConfig } from 'payload';
import { managersOnly } from '../access/managers-only.ts';
import { nobody } from '../access/nobody.ts';
import { publishedOrStaff } from '../access/published-or-staff.ts';
import { staff } from '../access/staff.ts';
import { collectionLabels, label, labels } from '../fields/common-labels.ts';
import { deliveryField } from '../fields/delivery.ts';
import { editorialVersions, navGroup } from '../fields/editorial.ts';
import { localizedLine, localizedParagraph } from '../fields/localized-text.ts';
import { priceField } from '../fields/money.ts';
import { wholeList } from '../fields/whole-list.ts';
import { validateAddOnPrice } from '../validation/add-on-price.ts';
import { wholeNumber } from '../validation/whole-number.ts';

const numberIsWhole = wholeNumber({ what: { en: 'The number', ko: '번호는' }, min: 1, max: 99 });

/** Services sold with a session. Bookings keep the number, so it never changes. */
export const addOns: CollectionConfig = {
  slug: 'add-ons',
  labels: collectionLabels(labels('Add-on', 'Add-ons', '추가 서비스')),
  orderable: true,
  disableDuplicate: true,
  admin: {
    pagination: wholeList,
    group: navGroup.booking,
    useAsTitle: 'name',
    defaultColumns: ['addOnId', 'name', 'price', 'customQuote', '_status'],
    description: {
      en: 'What visitors can add to a session. Unpublish an add-on to stop selling it; existing bookings keep it.',
      ko: '방문자가 녹음에 추가할 수 있는 서비스입니다. 더 이상 팔지 않으려면 게시를 해제하세요. 이미 한 예약에는 그대로 남습니다.',
    },
  },
  access: {
    read: publishedOrStaff,
    readVersions: staff,
    create: managersOnly,
    update: staff,
    // Bookings point to the number; a deleted and reused one would rename what somebody bought.
    delete: nobody,
  },
  versions: editorialVersions,
  fields: [
    localizedLine('name', {
      label: label.name,
      description: {
        en: 'Shown in the packages section, the booking form, the e-mail and the dashboard.',
        ko: '패키지 섹션, 예약 양식, 메일, 대시보드에 나옵니다.',
      },
    }),
    localizedParagraph('description', {
      label: label.description,
      description: { en: 'One or two sentences under the name.', ko: '이름 아래에 나오는 한두 문장입니다.' },
      maxLength: 400,
    }),
    {
      ...priceField('price', {
        label: { en: 'Price (won)', ko: '가격(원)' },
        description: {
          en: 'Added to the session fee. Bookings already made keep the price they were sold for.',
          ko: '녹음 요금에 더해집니다. 이미 한 예약은 예약할 때의 가격을 유지합니다.',
        },
      }),
      validate: validateAddOnPrice,
    },
    {
      name: 'customQuote',
      label: { en: 'Price by quote', ko: '별도 견적' },
      type: 'checkbox',
      defaultValue: false,
      access: { create: managersOnly, update: managersOnly },
      admin: {
        description: {
          en: 'The page shows "by quote" and the booking adds 0 won.',
          ko: '페이지에는 "by quote"라고 나오고, 예약 금액에는 0원이 더해집니다.',
        },
      },
    },
    {
      name: 'needsDeliveryAddress',
      label: { en: 'Needs a delivery address', ko: '배송 주소 필요' },
      type: 'checkbox',
      defaultValue: false,
      access: { create: managersOnly, update: managersOnly },
      admin: {
        description: {
          en: 'The booking form then asks where to send it, right under the add-on, and nobody can book it without an address.',
          ko: '켜면 예약 양식의 이 서비스 바로 아래에서 배송 주소를 묻고, 주소 없이는 예약할 수 없습니다.',
        },
      },
    },
    deliveryField,
    {
      name: 'addOnId',
      label: label.number,
      type: 'number',
      required: true,
      unique: true,
      index: true,
      validate: numberIsWhole,
      access: { create: managersOnly, update: nobody },
      admin: {
        position: 'sidebar',
        description: {
          en: 'Bookings store this number; it cannot change. 1 mixing, 2 raw video, 3 edited video, 4 LP record, 5 global distribution, 6 billboard.',
          ko: '예약에 이 번호가 저장되므로 바꿀 수 없습니다. 1 믹싱, 2 원본 영상, 3 편집 영상, 4 LP, 5 글로벌 유통, 6 전광판.',
        },
      },
    },
  ],
};
