import type { CollectionConfig } from 'payload';
import { nobody } from '../access/nobody.ts';
import { selfOrManager } from '../access/self-or-manager.ts';
import { staff } from '../access/staff.ts';
import { isManager } from '../access/user.ts';
import { collectionLabels, label, labels } from '../fields/common-labels.ts';
import { navGroup } from '../fields/editorial.ts';
import { signOutEndpoint } from '../sign-in/endpoints.ts';
import { staffSession } from '../sign-in/strategy.ts';

/** Accounts of the booking service that have signed in here, as they were then: "changed by" points to them. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: collectionLabels(labels('Author', 'Authors', '작성자')),
  admin: {
    group: navGroup.settings,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role'],
    hidden: ({ user }) => !isManager(user),
    description: {
      en: 'Everybody who has edited here. Accounts, passwords and permissions are in the admin area of the website, under “User Management” and “My account”.',
      ko: '이곳에서 편집한 사람들입니다. 계정, 비밀번호, 권한은 웹사이트 관리자 화면의 ‘계정 관리’와 ‘내 계정’에서 관리합니다.',
    },
  },
  auth: { disableLocalStrategy: true, strategies: [staffSession] },
  access: { admin: staff, read: selfOrManager, create: nobody, update: nobody, delete: nobody },
  endpoints: [signOutEndpoint],
  fields: [
    {
      name: 'email',
      label: { en: 'E-mail', ko: '이메일' },
      type: 'email',
      required: true,
      unique: true,
      index: true,
    },
    { name: 'name', label: label.name, type: 'text', maxLength: 80 },
    {
      name: 'role',
      label: { en: 'Permission', ko: '권한' },
      type: 'select',
      required: true,
      defaultValue: 'editor',
      options: [
        { label: { en: 'Editor: content', ko: '편집자: 내용' }, value: 'editor' },
        {
          label: { en: 'Manager: content, prices and rules', ko: '관리자: 내용, 가격, 규칙' },
          value: 'manager',
        },
      ],
    },
  ],
};
