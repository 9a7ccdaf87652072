import * as z from 'zod/mini';
import { signedInSchema } from '../accounts.ts';
import { usedPasskeySchema } from './passkey-answers.ts';
import { refusalCode } from '../../problems/refusal.ts';

/** Longer than any code; whatever is longer is none. */
const LONGEST_CODE = 60;
const typedCode = (wrong: string) => z.string({ error: wrong }).check(z.maxLength(LONGEST_CODE, wrong));

/** What a browser needs to ask for a passkey (`PasskeyRequest`). Our own service writes it; the browser judges it. */
const passkeyRequestSchema = z.looseObject({ challenge: z.string() });

/** The password was right and the account has a second factor: nobody is signed in before one of these has answered. */
const secondStepSchema = z.object({
  secondStep: z.object({
    app: z.boolean(),
    passkey: z.nullable(passkeyRequestSchema),
    recoveryCode: z.boolean(),
  }),
});
export type SecondStep = z.infer<typeof secondStepSchema>['secondStep'];

/** The answer of `POST /api/auth/login`. */
export const loginAnswerSchema = z.union([signedInSchema, secondStepSchema]);
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** `POST /api/auth/second-step`: one of the three. */
export const secondStepAnswerSchema = z.union(
  [
    z.object({ code: typedCode(refusalCode('factor-code')) }),
    z.object({ recoveryCode: typedCode(refusalCode('factor-recovery-code')) }),
    z.object({ passkey: usedPasskeySchema }),
  ],
  { error: refusalCode('factor-answer') },
);
export type SecondStepAnswer = z.infer<typeof secondStepAnswerSchema>;
