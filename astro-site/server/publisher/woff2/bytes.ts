/** Bytes that are written one after the other, in the number formats of WOFF2. */
export class ByteWriter {
  #bytes = Buffer.alloc(256);
  #length = 0;

  u8(value: number): void {
    this.#makeRoom(1);
    this.#bytes[this.#length++] = value;
  }

  u16(value: number): void {
    this.u8((value >> 8) & 0xff);
    this.u8(value & 0xff);
  }

  u32(value: number): void {
    this.u16((value >>> 16) & 0xffff);
    this.u16(value & 0xffff);
  }

  all(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** `255UInt16`: one byte up to 252, two up to 761, else three. */
  short(value: number): void {
    if (value < 253) return this.u8(value);
    if (value < 506) return (this.u8(255), this.u8(value - 253));
    if (value < 762) return (this.u8(254), this.u8(value - 506));
    this.u8(253);
    this.u16(value);
  }

  /** `UIntBase128`: seven bits a byte, the highest first, all but the last with the upper bit. */
  base128(value: number): void {
    for (let rest = 4; rest > 0; rest -= 1) {
      const upper = Math.floor(value / 128 ** rest);
      if (upper > 0) this.u8(128 | (upper & 127));
    }
    this.u8(value & 127);
  }

  /** What has been written so far. */
  get bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  #makeRoom(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = Buffer.alloc((this.#length + count) * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
