import type { Response } from 'express';

/** Answers with the whole page as it is now, which is what every change of it is answered with. */
export type AnswerWithPage = (res: Response, orderId: string) => Promise<void>;
