/**
 * Gives back the memory of bytes that nobody reads any more. The collector would do so by itself, but looks for such bytes only
 * once there are 64 MB of them, which a transfer makes within a moment. Bytes that share their memory with others are left alone.
 */
export function giveBack(spent: Buffer): void {
  const { buffer, byteLength } = spent;
  if (buffer instanceof ArrayBuffer && byteLength === buffer.byteLength) buffer.transfer(0);
}
