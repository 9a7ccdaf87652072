import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './second-factor-messages.ko.ts';

const en = {
  title: 'Second factor',
  description:
    'After the password, the sign-in asks for a code from your phone or for a passkey. Whoever learns your password does not get in with it alone.',
  loading: 'Loading your second factors...',
  failed: 'We could not load your second factors.',
  tryAgain: 'Try again',
  app: {
    name: 'Authenticator app',
    on: 'Set up. The sign-in takes its codes.',
    off: 'An app on your phone shows a new code every 30 seconds.',
    add: 'Set up the app',
    remove: 'Remove the app',
  },
  passkeys: {
    name: 'Passkeys',
    text: 'A fingerprint, your face or the PIN of a device, or a key that you plug in.',
    add: 'Add a passkey',
    remove: 'Remove',
    rename: 'Rename',
    removeOf: (name: string) => `Remove the passkey ${name}`,
    renameOf: (name: string) => `Rename the passkey ${name}`,
    added: (date: string) => `Added ${date}`,
    used: (date: string) => `last used ${date}`,
    neverUsed: 'not used yet',
    notHere: 'This browser knows no passkeys.',
  },
  codes: {
    name: 'Recovery codes',
    left: (count: number) => (count === 1 ? 'One code is left.' : `${count} codes are left.`),
    text: 'For the day you have lost your phone or key. Each is good for one sign-in.',
    make: 'Make new codes',
    makeText: 'The codes that you have now will be good for nothing.',
    shownTitle: 'Your recovery codes',
    shown:
      'They are shown only now. Print them, or keep them in a password manager, but not on the phone itself.',
    copy: 'Copy the codes',
    done: 'I have kept them',
  },
  dialog: {
    password: 'Current password',
    othersEnd: 'Other browsers in which you are signed in are signed out.',
    go: 'Go on',
    going: 'One moment...',
    scan: 'Scan this with your authenticator app. If you cannot, type the key into it.',
    qr: 'QR code for the authenticator app',
    key: 'Key',
    copyKey: 'Copy the key',
    code: 'Code that the app shows now',
    passkeyName: 'Name of the passkey',
    passkeyNameHint: 'For example “Phone” or “Key ring”, so that you know it again.',
    save: 'Save',
    saving: 'Saving...',
  },
  outcome: {
    successTitle: 'Saved',
    appAdded: 'The authenticator app is set up.',
    appRemoved: 'The authenticator app has been removed.',
    passkeyAdded: 'The passkey has been added.',
    passkeyRenamed: 'The passkey has its new name.',
    passkeyRemoved: 'The passkey has been removed.',
    codesMade: 'You have new recovery codes.',
    failedTitle: 'Not saved',
    failed: 'Please try again.',
    passkeyNotMade: 'No passkey was made. Please try again, or use another device.',
    copiedTitle: 'Copied',
    copied: 'It is in the clipboard now.',
    copyFailed: 'This browser did not let us copy it. Please select and copy it yourself.',
  },
};
export type SecondFactorTexts = typeof en;

/** Every word of one's own second factors. */
export const secondFactorTexts: InEveryLanguage<SecondFactorTexts> = { en, ko };
