import { accountsSchema, changedAccountSchema, type ContentPermission } from 'shared/auth/accounts.ts';
import { secondFactorRuleSchema } from 'shared/auth/second-factor/second-factors.ts';
import { callApi, readApi } from '../../../lib/api/api.ts';

export const fetchUsers = () => readApi('/api/admin/users', accountsSchema);

interface NewUser {
  email: string;
  username: string;
  password: string;
  role: string;
  contentPermission: string;
  /** Of a staff account; all when left out. */
  branchIds?: number[];
}

export const addUser = (body: NewUser) =>
  readApi('/api/admin/users', changedAccountSchema, { method: 'POST', body });

export const setUserActive = (id: number, isActive: boolean) =>
  readApi(`/api/admin/users/${id}/status`, changedAccountSchema, { method: 'PATCH', body: { isActive } });

/** @param branchIds null: all */
export const setUserBranches = (id: number, branchIds: number[] | null) =>
  readApi(`/api/admin/users/${id}/branches`, changedAccountSchema, { method: 'PUT', body: { branchIds } });

export const setUserContentPermission = (id: number, contentPermission: ContentPermission) =>
  readApi(`/api/admin/users/${id}/content-permission`, changedAccountSchema, {
    method: 'PUT',
    body: { contentPermission },
  });

export const setUserPassword = (id: number, password: string) =>
  callApi(`/api/admin/users/${id}/password`, { method: 'POST', body: { password } });

/** For somebody who has lost theirs. */
export const removeUserSecondFactor = (id: number) =>
  callApi(`/api/admin/users/${id}/second-factor`, { method: 'DELETE' });

export const fetchSecondFactorRule = () => readApi('/api/admin/second-factor-rule', secondFactorRuleSchema);

export const setSecondFactorRule = (isRequired: boolean) =>
  readApi('/api/admin/second-factor-rule', secondFactorRuleSchema, { method: 'PATCH', body: { isRequired } });

export const deleteUser = (id: number) => callApi(`/api/admin/users/${id}`, { method: 'DELETE' });

export const changePassword = (body: { currentPassword: string; newPassword: string }) =>
  callApi('/api/auth/password', { method: 'POST', body });
