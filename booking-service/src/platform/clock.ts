/** What time it is. A parameter everywhere, so that a test can be at any moment. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
