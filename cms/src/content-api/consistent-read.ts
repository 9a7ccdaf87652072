import { createLocalReq, type Payload, type PayloadRequest } from 'payload';

/**
 * Runs reads that all see one moment: a REPEATABLE READ transaction, so a publish in between changes nothing.
 * Reads inside must follow one another, they share a connection.
 */
export async function consistentRead<T>(
  payload: Payload,
  read: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const transactionID = await payload.db.beginTransaction({
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const req = await createLocalReq({}, payload);
  if (transactionID !== null) req.transactionID = transactionID;
  try {
    return await read(req);
  } finally {
    if (transactionID !== null) await payload.db.commitTransaction(transactionID);
  }
}
