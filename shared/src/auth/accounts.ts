import * as z from 'zod/mini';
import { emailField, hasControlCharacters } from '../bookings/booking-fields.ts';

/** Roles of an account (spec.md section 6). */
export const roles = ['user', 'admin', 'super_admin'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** May use the dashboard and manage accounts (spec.md section 6). */
export function isAdminRole(role: Role): boolean {
  return role === 'admin' || role === 'super_admin';
}

export function isSuperAdminRole(role: Role): boolean {
  return role === 'super_admin';
}

/** What the API says about accounts; the pages put their own words on them (spec.md section 8). */
export const accountMessages = {
  loginRequired: 'Username and password are required',
  invalidCredentials: 'Invalid credentials',
  accountDisabled: 'Account is disabled',
  newAccountRequired: 'Email, username and password are required',
  username: 'Please choose a username of at most 50 characters, without @ and without invisible characters',
  passwordLength: 'The password must have at least 6 characters',
  passwordTooLong: 'The password must have at most 200 characters',
  role: 'Please choose admin or super_admin',
} as const;

export const MIN_PASSWORD_LENGTH = 6;
const MAX_PASSWORD_LENGTH = 200;
const MAX_USERNAME_LENGTH = 50;

const loginField = (limit: number) =>
  z.string({ error: accountMessages.loginRequired }).check(
    z.maxLength(limit, accountMessages.invalidCredentials),
    z.refine((value) => value.trim() !== '', accountMessages.loginRequired),
  );

/** `POST /api/auth/login`: `username` is a username or an e-mail address (spec.md section 2). */
export const loginRequestSchema = z.object({
  // Nobody is called that, and Postgres would refuse even to look for it.
  username: loginField(200).check(
    z.trim(),
    z.refine((name) => !hasControlCharacters(name), accountMessages.invalidCredentials),
  ),
  password: loginField(MAX_PASSWORD_LENGTH),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/** `GET /api/auth/user`: who is signed in. */
export const currentUserSchema = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  role: roleSchema,
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** The answer of a login. */
export const signedInSchema = z.object({ user: currentUserSchema });

/** An account as user management shows it (spec.md section 3). */
export const accountSchema = z.extend(currentUserSchema, {
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Account = z.infer<typeof accountSchema>;
export const accountsSchema = z.array(accountSchema);
/** The answer to an added or changed account. */
export const changedAccountSchema = z.object({ user: accountSchema });

const required = z
  .string({ error: accountMessages.newAccountRequired })
  .check(z.minLength(1, accountMessages.newAccountRequired));

export const newPasswordField = required.check(
  z.minLength(MIN_PASSWORD_LENGTH, accountMessages.passwordLength),
  z.maxLength(MAX_PASSWORD_LENGTH, accountMessages.passwordTooLong),
);

/** `POST /api/admin/users` (spec.md sections 5 and 7). A plain `user` has nothing to do here and cannot be made. */
export const newAccountSchema = z.object({
  email: emailField,
  username: z.string({ error: accountMessages.newAccountRequired }).check(
    z.trim(),
    z.minLength(1, accountMessages.newAccountRequired),
    z.maxLength(MAX_USERNAME_LENGTH, accountMessages.username),
    z.refine((name) => !name.includes('@') && !hasControlCharacters(name), accountMessages.username),
  ),
  password: newPasswordField,
  role: z._default(z.enum(['admin', 'super_admin'], { error: accountMessages.role }), 'admin'),
});
export type NewAccount = z.infer<typeof newAccountSchema>;

/** `PATCH /api/admin/users/{userId}/status`. */
export const accountStatusSchema = z.object({
  isActive: z.boolean({ error: 'Please send isActive as true or false' }),
});

/** `POST /api/auth/password`: change of one's own password. */
export const passwordChangeSchema = z.object({
  currentPassword: loginField(MAX_PASSWORD_LENGTH),
  newPassword: newPasswordField,
});

/** Header of a request that the page makes by itself: it does not count as activity (design.md section 6). */
export const BACKGROUND_HEADER = 'X-Background-Refresh';
