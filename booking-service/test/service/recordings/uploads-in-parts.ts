interface Part {
  number: number;
  etag: string;
  sizeBytes: number;
}

interface Upload {
  key: string;
  begunAt: Date;
  parts: Map<number, Part>;
}

/** An answer of S3: its status, and what it says. */
export interface S3Answer {
  status: number;
  xml: string;
}

/** Uploads in parts that are not whole yet, as a server has acknowledged them. It keeps them, and has no way to list them. */
export class UploadsInParts {
  readonly #open = new Map<string, Upload>();

  begun(id: string, key: string): void {
    this.#open.set(id, { key, begunAt: new Date(), parts: new Map() });
  }

  stored(id: string, part: Part): void {
    this.#open.get(id)?.parts.set(part.number, part);
  }

  /** Put together, or ended. */
  over(id: string): void {
    this.#open.delete(id);
  }

  /** ListParts. Those that are over are not known, as S3 has it. */
  partsOf(id: string): S3Answer {
    const upload = this.#open.get(id);
    if (!upload)
      return {
        status: 404,
        xml: '<Error><Code>NoSuchUpload</Code><Message>It is not there</Message></Error>',
      };
    const parts = [...upload.parts.values()].map(
      ({ number, etag, sizeBytes }) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${sizeBytes}</Size></Part>`,
    );
    return {
      status: 200,
      xml: `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`,
    };
  }

  /** ListMultipartUploads. */
  startingWith(prefix: string): S3Answer {
    const uploads = [...this.#open]
      .filter(([, { key }]) => key.startsWith(prefix))
      .map(
        ([id, { key, begunAt }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`,
      );
    return {
      status: 200,
      xml: `<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`,
    };
  }
}
