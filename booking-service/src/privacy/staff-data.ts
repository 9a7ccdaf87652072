import { fixedPeriods } from '../platform/retention-periods.ts';
import { days, of, years } from './retention-rule.ts';
import type { RetentionRule } from './retention-rule.ts';

/** What is kept of those who work here. */
export const staffData: readonly RetentionRule[] = [
  {
    what: 'Accounts of staff',
    columns: of('users', 'username email password_hash'),
    why: 'To sign in, and to know who did what',
    kept: () => 'as long as the account exists',
    then: 'deleted with the account',
  },
  {
    what: 'Second factors of staff',
    columns: [
      'authenticator_apps.sealed_secret',
      ...of('passkeys', 'name credential_id public_key transports'),
      'recovery_codes.code_hash',
    ],
    why: 'So that a password alone opens nothing',
    kept: () => 'until removed, or as long as the account exists',
    then: 'deleted',
  },
  {
    what: 'Sign-ins and second factors of staff that are not finished',
    columns: [...of('pending_sign_ins', 'token_hash challenge'), 'second_factor_setups.sealed_secret'],
    why: 'To finish them',
    kept: () => `${days(1)} at most`,
    then: 'deleted',
  },
  {
    what: 'Sessions of staff: browser and part of the address',
    columns: [...of('sessions', 'token_hash browser network'), 'cms_sessions.ticket_hash'],
    why: 'To stay signed in, and to find a session of somebody else',
    kept: () => 'until signed out, 8 hours at most',
    then: 'deleted',
  },
  {
    what: 'Browsers that staff have signed in from',
    columns: ['known_devices.token_hash'],
    why: 'So that strangers’ guesses lock nobody out',
    kept: () => `${days(fixedPeriods.deviceDays)} from the last sign-in`,
    then: 'deleted',
  },
  {
    what: 'Alarms about sign-ins of staff: browser and part of the address',
    columns: of('sign_in_alarms', 'browser network'),
    why: 'So that somebody looks',
    kept: () => days(1),
    then: 'deleted',
  },
  {
    what: 'Who of the staff did what',
    columns: of('audit_log', 'actor before after'),
    why: 'To find out what happened; records of access: PIPA, article 29',
    kept: ({ auditNameYears }) => `${years(auditNameYears)} from the action`,
    then: 'the name goes; that it was done stays',
  },
  {
    what: 'Who counted and signed a day at the counter, and why something differed',
    columns: [...of('cash_ups', 'signed_by correction_reason'), 'cash_up_counts.reason'],
    why: 'Books and their vouchers: Framework Act on National Taxes, article 85-3',
    kept: () => `${years(fixedPeriods.cashUpYears)} from the day`,
    then: 'deleted with its figures',
  },
];
