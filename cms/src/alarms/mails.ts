import { dateTimeKst } from 'shared/time/display.ts';
import { config } from '../configuration/config.ts';
import type { Mail } from '../mail/send-mail.ts';

const accountPage = () => `${config.CMS_URL}/admin/account`;

const notYou = () =>
  `If it was not you: sign in at ${accountPage()}, end all other sessions there and change your password. If you cannot sign in any more, ask a manager of the cafe to set a new one.`;

/** Somebody who has the password has signed in where nobody had before. */
export const newBrowserMail = (to: string, browser: string, at: Date): Mail => ({
  to,
  subject: 'Your CMS account was opened in a new browser',
  text: `Somebody has just signed in to your account of the CMS, ${to}, in a browser that it does not know:

${browser}
${dateTimeKst(at)}

If it was you, there is nothing to do. A browser is new, too, after its cookies were deleted or your password was changed elsewhere.

${notYou()}
`,
});

/** Nobody got in; but somebody tries. */
export const guessesMail = (to: string, at: Date): Mail => ({
  to,
  subject: 'Somebody may be guessing your CMS password',
  text: `Wrong passwords were tried for your account of the CMS, ${to}, so often that every further try has to wait for a while:

${dateTimeKst(at)}

Nobody got in by these tries. If it was you, wait 15 minutes and try again; a browser that you have signed in with before need not wait for the tries of others.

If it was not you, a long password that you use nowhere else keeps such guesses out. You can change yours at ${accountPage()}
`,
});
