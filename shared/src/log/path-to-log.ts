/** 256 random bits as a part of a path: the link of a mail, which opens something for whoever knows it. */
const secretInPath = /(?<=\/)[\w-]{43}(?=\/|$)/g;

/** A request's path as a log may have it. */
export const pathToLog = (path: string) => path.replace(secretInPath, ':link');
