/** The proofs of docs/promises.md, from the root: parts of paths. */
export const everyProof = [
  ...['concurrency', 'faults', 'fuzz', 'saturday'].map((folder) => `booking-service/test/${folder}`),
  'astro-site/test/publisher/publish-while-read',
];
