const instead = 'Please choose another one, for example four words that do not belong together';

/** About accounts, their passwords and second factors. */
export const accounts = {
  'login-required': 'Username and password are required',
  'invalid-credentials': 'Invalid credentials',
  'account-disabled': 'Account is disabled',
  'new-account-required': 'Email, username and password are required',
  'username-wrong':
    'Please choose a username of at most 50 characters, without @ and without invisible characters',
  'username-scripts':
    'Please write the username in letters of one script, such as Latin or Korean: mixed ones can look like another name',
  'password-too-long': 'The password must have at most 200 characters',
  'role-missing': 'Please choose user, staff, admin or super_admin',
  'branches-missing': 'Please choose at least one of the cafes, or all of them',
  'content-permission-missing': 'Please choose none, editor or manager',
  'user-without-content':
    'An account that only edits the website needs a permission for it: editor or manager',
  'branches-of-staff': 'Admins work for all cafes: only a staff account can be limited to some',
  'own-delete': 'You cannot delete the account you are signed in with. Ask another admin to do it.',
  'own-deactivate': 'You cannot deactivate the account you are signed in with. Ask another admin to do it.',
  'last-super-admin-delete':
    'This is the last active super admin. Add or activate another one before you delete this one.',
  'last-super-admin-deactivate':
    'This is the last active super admin. Add or activate another one before you deactivate this one.',
  'super-admin-kept': 'A super admin cannot be deleted. You can deactivate the account.',
  'account-exists': 'An account with this username or e-mail exists already. Please choose others.',
  'account-unknown': 'There is no such account. Somebody may have deleted it: please refresh the list.',
  'current-password-wrong': 'The current password is not right',
  'super-admins-only': 'Only a super admin may add or change super admins. Please ask one to do it.',
  'reset-by-super-admin':
    'Only a super admin may set the password of somebody else. Please ask one to do it.',
  'own-reset': 'This is the account you are signed in with. Please use “Change my password” instead.',
  'other-branch':
    'This is of a cafe that your account does not work for. Please ask somebody who works there, or an admin.',
  'session-over': 'This session has ended already. Please refresh the list.',
  'same-password': 'The new password is the one you have now. Please choose another one',
  'password-too-short': ({ minimum }: { minimum: number }) =>
    `The password must have at least ${minimum} characters`,
  'password-common': `This password is one of those that attackers try first. ${instead}`,
  'password-repeated': `This password repeats the same few characters. ${instead}`,
  'password-in-order': `This password follows the keyboard, the alphabet or the numbers. ${instead}`,
  'password-date': `This password is little more than a date. ${instead}`,
  'password-named': `This password is little more than the name of the account or of the house. ${instead}`,
  'factor-code':
    'This code is not right, or it has been used already. Please type the one that your app shows now.',
  'factor-recovery-code':
    'This recovery code is not right, or it has been used already. Please type another one from your list.',
  'factor-passkey': 'This passkey was not accepted. Please try again, or use another way.',
  'factor-answer': 'Please send a code of your app, a recovery code, or the answer of a passkey',
  'factor-ended':
    'The sign-in has taken too long or has been used already. Please begin again with your password.',
  'factor-setup-ended': 'This has taken too long, or was begun again somewhere else. Please begin anew.',
  'factor-app-set-up': 'An authenticator app is set up already. Please remove it first.',
  'passkey-name': 'Please give the passkey a name of at most 60 characters',
  'passkey-known': 'This passkey belongs to an account already.',
  'passkeys-full': 'An account has at most 10 passkeys. Please remove one first.',
  'factor-unknown': 'There is no such second factor any more. Please look at the list again.',
  'factor-no-factor': 'Recovery codes stand in for a second factor. Please set one up first.',
  'factor-required':
    'Accounts that may refund or edit the website need a second factor here. Please set one up first, under “My account”.',
  'factor-rule-needs-own':
    'You have no second factor yourself, so this would lock you out. Please set one up first, under “My account”.',
  'factor-rule-by-super-admin': 'Only a super admin may change this. Please ask one to do it.',
  'factor-reset-by-super-admin':
    'Only a super admin may remove the second factors of somebody else. Please ask one to do it.',
  'factor-own-reset': 'This is the account you are signed in with. Please use “My account” instead.',
  'too-many-tries':
    'Too many sign-in attempts. Please wait a few minutes and try again, or use a browser you have signed in with before.',
  'sign-ins-busy': 'Too many people are signing in right now. Please try again in a few seconds.',
  'sign-in-required': 'You are not signed in, or your session has ended. Please sign in and go on.',
  'password-change-required': 'Your password was set by somebody else. Please choose one of your own first.',
  'content-not-allowed':
    'Your account may not edit the website. Please ask an admin for a permission for it.',
  'cms-session-over': 'This session of the CMS is over, or never was.',
  'admins-only': 'This needs an admin account. Please sign in with one.',
};
