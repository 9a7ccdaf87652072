import type { CollectionBeforeOperationHook } from 'payload';
import sharp, { type Metadata } from 'sharp';
import { staffMember } from '../access/user.ts';
import { refused } from '../language/refusal.ts';
import type { StaffText } from '../language/staff-text.ts';
import { pictureName } from './picture-name.ts';

/** A small file can unpack into an enormous picture. */
export const MOST_PIXELS = 50_000_000;

/** What sharp calls the formats that are accepted, and their extension. */
const extensions: Partial<Record<NonNullable<Metadata['format']>, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  gif: 'gif',
  heif: 'avif',
};

const sentences = {
  empty: {
    en: 'The file is empty. Please choose the picture again.',
    ko: '빈 파일입니다. 사진을 다시 골라 주세요.',
  },
  heic: {
    en: 'This is a HEIC picture of a phone, which browsers cannot show. Please save it as JPEG and upload that.',
    ko: '휴대폰의 HEIC 사진은 브라우저에서 볼 수 없습니다. JPEG로 저장한 뒤 올려 주세요.',
  },
  otherKind: {
    en: 'Only JPEG, PNG, WebP, AVIF and GIF can be uploaded.',
    ko: 'JPEG, PNG, WebP, AVIF, GIF 파일만 올릴 수 있습니다.',
  },
  tooManyPixels: {
    en: 'The picture has more than 50 million pixels. Please make it smaller and upload it again.',
    ko: '사진이 5천만 화소를 넘습니다. 크기를 줄여서 다시 올려 주세요.',
  },
  broken: {
    en: 'The file is broken or cut off, so the picture cannot be read. Please upload the original once more.',
    ko: '파일이 손상되었거나 중간에 끊겨 사진을 읽을 수 없습니다. 원본을 다시 올려 주세요.',
  },
} satisfies Record<string, StaffText>;

/**
 * Before Payload makes the sizes of an upload: refuses what is no picture with a sentence for staff, turns the pixels of a picture that
 * merely says which way is up (Payload would reckon its sizes by the sides as they lie), and gives it a name for addresses.
 */
export const preparePicture: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const { file } = req;
  if ((operation !== 'create' && operation !== 'update') || !file) return args;
  // Access is asked for later; nobody else's picture is unpacked.
  if (!overrideAccess && !staffMember(req.user)) return args;
  const refuse = (sentence: StaffText) => refused(req, 400, sentence);
  if (file.data.length === 0) throw refuse(sentences.empty);
  if (isHeic(file.data)) throw refuse(sentences.heic);
  const isCalledPicture = /^image\/(?:jpeg|png|webp|avif|gif)$/.test(file.mimetype);
  const noPicture = isCalledPicture ? sentences.broken : sentences.otherKind;
  const metadata = await sharp(file.data)
    .metadata()
    .catch(() => null);
  if (metadata === null) throw refuse(noPicture);
  const { format, width, height, orientation = 1 } = metadata;
  const extension = extensions[format];
  if (extension === undefined) throw refuse(noPicture);
  if (width * height > MOST_PIXELS) throw refuse(sentences.tooManyPixels);
  const whole = await sharp(file.data)
    .resize(32)
    .toBuffer()
    .catch(() => null);
  if (whole === null) throw refuse(sentences.broken);
  if (orientation > 1 && (format === 'jpeg' || format === 'png' || format === 'webp')) {
    file.data = await sharp(file.data).rotate().toFormat(format, { quality: 95 }).toBuffer();
    file.size = file.data.length;
  }
  file.name = `${pictureName(file.name, file.data)}.${extension}`;
  return args;
};

/** By the brands at the beginning of the file; AVIF has the same container. */
function isHeic(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 64));
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) && !/avi[fs]/.test(brands);
}
