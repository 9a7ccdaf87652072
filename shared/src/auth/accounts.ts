import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';
import { emailField, hasControlCharacters } from '../bookings/booking-fields.ts';
import { branchIdSchema, highestNumber } from '../branches/branch.ts';
import { cleanAccountName, cleanPassword, holdsUnseen, mixesScripts } from '../typed/account-name.ts';
import { cleanEmail } from '../typed/email.ts';
import { staffLanguageSchema } from './staff-languages.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordTooShort } from './password-rule.ts';

/** Roles of an account: `staff` runs the day at the counter, and sees neither accounts nor the audit log, nor refunds. */
const roles = ['user', 'staff', 'admin', 'super_admin'] as const;
const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** What an account may change on the website, beside its role: texts and pictures, or prices and booking rules, too. */
const contentPermissions = ['none', 'editor', 'manager'] as const;
const contentPermissionSchema = z.enum(contentPermissions, {
  error: 'Please choose none, editor or manager',
});
export type ContentPermission = z.infer<typeof contentPermissionSchema>;

/** May run the day at the counter. */
export function isStaffRole(role: Role): boolean {
  return role === 'staff' || isAdminRole(role);
}

/** May use the dashboard and manage accounts. */
export function isAdminRole(role: Role): boolean {
  return role === 'admin' || role === 'super_admin';
}

export function isSuperAdminRole(role: Role): boolean {
  return role === 'super_admin';
}

/** What the API says about accounts; the pages put their own words on them. */
export const accountMessages = {
  loginRequired: 'Username and password are required',
  invalidCredentials: 'Invalid credentials',
  accountDisabled: 'Account is disabled',
  newAccountRequired: 'Email, username and password are required',
  username: 'Please choose a username of at most 50 characters, without @ and without invisible characters',
  usernameScripts:
    'Please write the username in letters of one script, such as Latin or Korean: mixed ones can look like another name',
  passwordTooLong: `The password must have at most ${MAX_PASSWORD_LENGTH} characters`,
  role: 'Please choose user, staff, admin or super_admin',
  branches: 'Please choose at least one of the cafes, or all of them',
  userWithoutContent: 'An account that only edits the website needs a permission for it: editor or manager',
  branchesOfStaff: 'Admins work for all cafes: only a staff account can be limited to some',
} as const;

/** Why a change to an account is refused. */
export const accountRefusals = {
  ownDelete: 'You cannot delete the account you are signed in with. Ask another admin to do it.',
  ownDeactivate: 'You cannot deactivate the account you are signed in with. Ask another admin to do it.',
  lastSuperAdminDelete:
    'This is the last active super admin. Add or activate another one before you delete this one.',
  lastSuperAdminDeactivate:
    'This is the last active super admin. Add or activate another one before you deactivate this one.',
  superAdminKept: 'A super admin cannot be deleted. You can deactivate the account.',
  exists: 'An account with this username or e-mail exists already. Please choose others.',
  unknown: 'There is no such account. Somebody may have deleted it: please refresh the list.',
  currentPassword: 'The current password is not right',
  superAdminsOnly: 'Only a super admin may add or change super admins. Please ask one to do it.',
  resetBySuperAdmin: 'Only a super admin may set the password of somebody else. Please ask one to do it.',
  ownReset: 'This is the account you are signed in with. Please use “Change my password” instead.',
  otherBranch:
    'This is of a cafe that your account does not work for. Please ask somebody who works there, or an admin.',
  sessionOver: 'This session has ended already. Please refresh the list.',
  samePassword: 'The new password is the one you have now. Please choose another one',
} as const;

export const MAX_USERNAME_LENGTH = 50;

const loginField = (limit: number) =>
  z.string({ error: accountMessages.loginRequired }).check(
    z.maxLength(limit, accountMessages.invalidCredentials),
    z.refine((value) => value.trim() !== '', accountMessages.loginRequired),
  );

const passwordField = loginField(MAX_PASSWORD_LENGTH).check(z.overwrite(cleanPassword));

/** `POST /api/auth/login`: `username` is a username or an e-mail address. */
export const loginRequestSchema = z.object({
  // No account has such a name, and Postgres refuses a query with a NUL character.
  username: loginField(200).check(
    // A name or an address.
    z.overwrite(cleanEmail),
    z.refine((name) => !hasControlCharacters(name), accountMessages.invalidCredentials),
  ),
  password: passwordField,
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

const namedAccountSchema = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  /** The branches that somebody at the counter works for; null: all of them, as admins always do. */
  branchIds: z._default(z.nullable(z.array(z.int())), null),
  contentPermission: contentPermissionSchema,
});

/** `GET /api/auth/user`: who is signed in. */
export const currentUserSchema = z.extend(namedAccountSchema, {
  /** Somebody else has set the password: the dashboard opens once it is changed. */
  mustChangePassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** In which the admin area speaks; null until one was chosen. */
  language: z.nullable(staffLanguageSchema),
  /** Whoever may refund needs a second factor here, and this account has none: the dashboard opens once it is set up. */
  mustSetUpSecondFactor: z.boolean(),
  /** Where the website is edited; null for an account that may not. */
  cmsUrl: z.nullable(z.string()),
  /** What this installation asks of a new password. */
  minPasswordLength: z.int(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** The answer of a sign-in that is through. */
export const signedInSchema = z.object({ user: currentUserSchema });

/** An account as user management shows it. */
const accountSchema = z.extend(namedAccountSchema, {
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: isoInstant,
});
export type Account = z.infer<typeof accountSchema>;
export const accountsSchema = z.array(accountSchema);
/** The answer to an added or changed account. */
export const changedAccountSchema = z.object({ user: accountSchema });

const required = z
  .string({ error: accountMessages.newAccountRequired })
  .check(z.minLength(1, accountMessages.newAccountRequired));

/** Its length; whether it is a guess that attackers make early, the server finds out (`password-strength.ts`). */
const newPasswordField = (minLength: number) =>
  required.check(
    z.overwrite(cleanPassword),
    z.minLength(minLength, passwordTooShort(minLength)),
    z.maxLength(MAX_PASSWORD_LENGTH, accountMessages.passwordTooLong),
  );

/** `PUT /api/auth/language`. */
export const languageChoiceSchema = z.object({ language: staffLanguageSchema });

const branchesField = z.nullable(
  z
    .array(branchIdSchema, { error: accountMessages.branches })
    .check(
      z.minLength(1, accountMessages.branches),
      z.maxLength(highestNumber.branch, accountMessages.branches),
    ),
);

/** `PUT /api/admin/users/{userId}/branches`: null for all. */
export const accountBranchesSchema = z.object({ branchIds: branchesField });

/** `PUT /api/admin/users/{userId}/content-permission`. */
export const accountContentSchema = z.object({ contentPermission: contentPermissionSchema });

/** `POST /api/admin/users`. A plain `user` may not use the dashboard: one can be made that edits the website. */
export const newAccountSchema = (minPasswordLength = MIN_PASSWORD_LENGTH) =>
  z
    .object({
      email: emailField,
      username: z.string({ error: accountMessages.newAccountRequired }).check(
        z.refine((typed) => !holdsUnseen(typed), accountMessages.username),
        z.overwrite(cleanAccountName),
        z.minLength(1, accountMessages.newAccountRequired),
        z.maxLength(MAX_USERNAME_LENGTH, accountMessages.username),
        z.refine((name) => !name.includes('@') && !hasControlCharacters(name), accountMessages.username),
        z.refine((name) => !mixesScripts(name), accountMessages.usernameScripts),
      ),
      password: newPasswordField(minPasswordLength),
      role: z._default(z.enum(roles, { error: accountMessages.role }), 'admin'),
      branchIds: z.optional(branchesField),
      contentPermission: z._default(contentPermissionSchema, 'none'),
    })
    .check(
      z.refine(({ role, contentPermission }) => role !== 'user' || contentPermission !== 'none', {
        path: ['contentPermission'],
        error: accountMessages.userWithoutContent,
      }),
    );
export type NewAccount = z.infer<ReturnType<typeof newAccountSchema>>;

/** `POST /api/admin/users/{userId}/password`: a super admin sets one for somebody who has lost theirs. */
export const passwordResetSchema = (minPasswordLength = MIN_PASSWORD_LENGTH) =>
  z.object({ password: newPasswordField(minPasswordLength) });

/** `PATCH /api/admin/users/{userId}/status`. */
export const accountStatusSchema = z.object({
  isActive: z.boolean({ error: 'Please send isActive as true or false' }),
});

/** What guards the account is changed, and its sessions are ended, by whoever knows its password, not by whoever finds an open session. */
export const passwordProofSchema = z.object({ currentPassword: passwordField });

/** `POST /api/auth/cms-tickets`: the address to go on at, with a ticket in its fragment that is good once, for a minute. */
export const cmsTicketSchema = z.object({ url: z.string() });

/** What the CMS is told of whoever stands behind one of its sessions. */
export const cmsAccountSchema = z.object({
  email: z.string(),
  name: z.string(),
  permission: z.enum(['editor', 'manager']),
});
export type CmsAccount = z.infer<typeof cmsAccountSchema>;

/** `POST /internal/cms-sessions`: a session of the CMS, for a ticket. */
export const cmsSessionSchema = z.extend(cmsAccountSchema, { id: z.int() });

/** `POST /api/auth/password`: change of one's own password. */
export const passwordChangeSchema = (minPasswordLength = MIN_PASSWORD_LENGTH) =>
  z.extend(passwordProofSchema, { newPassword: newPasswordField(minPasswordLength) });
export type PasswordChange = z.infer<ReturnType<typeof passwordChangeSchema>>;

/** Header of a request that the page makes by itself: it does not count as activity. */
export const BACKGROUND_HEADER = 'X-Background-Refresh';
