import { APIError } from 'payload';
import { typePassword } from '../../accounts/confirm-change.ts';

/** Every refusal that somebody can meet around second factors, in the words that they read. */
const sentences = {
  lapsed: 'This sign-in has lapsed. Sign in again with your password.',
  wrongCode:
    'This code is not right. Type the newest one of the app; if it stays wrong, check the clock of your phone.',
  usedCode: 'This code has been used already. Wait for the next one, up to 30 seconds.',
  wrongRecoveryCode: 'This is none of your recovery codes, or it has been used already.',
  wrongPasskey: 'This passkey was not accepted. Try again, or use another way.',
  knownPasskey: 'This passkey is set up already. Choose another device.',
  lapsedSetUp: 'This took too long. Start setting it up once more.',
  typePassword,
  signInFirst: 'Sign in first.',
  managersOnly: 'Only managers take away second factors of others.',
  ownOnes: 'Remove your own second factors one by one on your own page.',
  noFactorYet: 'Set up a second factor first; recovery codes come with it.',
  noSuchAccount: 'There is no such account.',
  setUpFirst: 'Set up a second factor for your own account first, or you would shut yourself out.',
} as const;

export const tooManyCodes =
  'Too many wrong codes. Please wait a few minutes and try again, or use a passkey.';

export const refusal = (status: number, sentence: keyof typeof sentences): APIError =>
  new APIError(sentences[sentence], status, {}, true);
