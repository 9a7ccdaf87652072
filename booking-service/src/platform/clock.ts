/** What time it is. A parameter everywhere (design.md section 3), so that a test can be at any moment. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
