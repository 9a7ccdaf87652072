/** 256 random bits as a part of a path: the link of a mail, which opens something for whoever knows it. */
const secretInPath = /(?<=\/)[\w-]{43}(?=\/|$)/g;

/** Returns a request's path as a log may have it. Behind an escaped "#" stands what opens the page of one guest. */
export const pathToLog = (path: string) => path.replace(secretInPath, ':link').replace(/%23.*/s, '%23:link');
