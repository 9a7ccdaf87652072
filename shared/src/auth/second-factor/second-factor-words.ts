/** What the sign-in says about a second factor, and how long it waits for it. */

/** So long after the password the second step may take: long enough to find a phone. */
export const SECOND_STEP_MINUTES = 5;
/** So long an app or a passkey may take to be set up. */
export const SETUP_MINUTES = 15;

export const secondFactorWords = {
  code: 'This code is not right, or it has been used already. Please type the one that your app shows now.',
  recoveryCode:
    'This recovery code is not right, or it has been used already. Please type another one from your list.',
  passkey: 'This passkey was not accepted. Please try again, or use another way.',
  answer: 'Please send a code of your app, a recovery code, or the answer of a passkey',
  ended: 'The sign-in has taken too long or has been used already. Please begin again with your password.',
  setupEnded: 'This has taken too long, or was begun again somewhere else. Please begin anew.',
  appSetUp: 'An authenticator app is set up already. Please remove it first.',
  passkeyName: 'Please give the passkey a name of at most 60 characters',
  passkeyKnown: 'This passkey belongs to an account already.',
  passkeysFull: 'An account has at most 10 passkeys. Please remove one first.',
  unknown: 'There is no such second factor any more. Please look at the list again.',
  noFactor: 'Recovery codes stand in for a second factor. Please set one up first.',
  required:
    'Accounts that may refund or edit the website need a second factor here. Please set one up first, under “My account”.',
  ruleNeedsOwn:
    'You have no second factor yourself, so this would lock you out. Please set one up first, under “My account”.',
  ruleBySuperAdmin: 'Only a super admin may change this. Please ask one to do it.',
  resetBySuperAdmin:
    'Only a super admin may remove the second factors of somebody else. Please ask one to do it.',
  ownReset: 'This is the account you are signed in with. Please use “My account” instead.',
} as const;
