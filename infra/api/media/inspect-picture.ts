import sharp from 'sharp';
import { semaphore } from '../../semaphore';
import { refused } from './refused-file';

/** What a picture is, by its content. */
interface Picture {
  readonly mime: string;
  /** As it is seen, whatever way the camera was held. */
  readonly width: number;
  readonly height: number;
  /** Its colours from top to bottom, `#112,#456,#122`; empty for one that is not opaque. */
  readonly blur: string;
}

const bytesAt = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to);
const isAvif = (file: Buffer) => bytesAt(file, 4, 8) === 'ftyp' && /^avi[fs]$/.test(bytesAt(file, 8, 12));

/** What files of each kind begin with: sharp is given nothing else, for it reads far more. */
const KINDS: readonly { readonly mime: string; readonly isIt: (file: Buffer) => boolean }[] = [
  { mime: 'image/jpeg', isIt: (file) => bytesAt(file, 0, 3) === '\xff\xd8\xff' },
  { mime: 'image/png', isIt: (file) => bytesAt(file, 0, 8) === '\x89PNG\r\n\x1a\n' },
  { mime: 'image/webp', isIt: (file) => bytesAt(file, 0, 4) === 'RIFF' && bytesAt(file, 8, 12) === 'WEBP' },
  { mime: 'image/avif', isIt: isAvif },
];

const MOST_RATIO = 10;

function kindOf(file: Buffer): string {
  const kind = KINDS.find(({ isIt }) => isIt(file));
  if (kind) return kind.mime;
  // By what it says, not by its name; a mark of its encoding may stand before it.
  if (/<svg[\s>/]/i.test(file.toString('utf8', 0, 4096).replaceAll('\0', ''))) {
    throw refused('SVG drawings are not taken, since they can carry scripts. Export it as PNG or WebP.');
  }
  throw refused(
    'This is no picture that the library knows, and no film: it takes JPEG, PNG, WebP and AVIF, MP4 and WebM, and captions as WebVTT.',
  );
}

/** One at a time: each takes memory for its pixels. */
const inTurn = semaphore(1);

async function headOf(file: Buffer): Promise<{ width: number; height: number; pages: number; hasAlpha: boolean }> {
  try {
    const { autoOrient, pages = 1, hasAlpha } = await sharp(file, { limitInputPixels: false }).metadata();
    return { ...autoOrient, pages, hasAlpha };
  } catch (cause) {
    throw refused(BROKEN, { cause });
  }
}

const BROKEN = 'The picture is broken: not all of it can be read. Save or export it again.';

/**
 * What a file is, by its content and to its last pixel. Throws 422 with the reason for what is no
 * picture of a known kind, too many pixels, moving, or broken.
 */
export async function inspectPicture(file: Buffer, mostPixels: number): Promise<Picture> {
  const mime = kindOf(file);
  // The head alone: of a bomb nothing else is read.
  const { width, height, pages, hasAlpha } = await headOf(file);
  if (width * height > mostPixels) {
    const most = Math.floor(mostPixels / 1_000_000);
    throw refused(`The picture has ${width} × ${height} pixels; at most ${most} million are taken.`);
  }
  // Scaled until it covers a size, a line would have more pixels than any bomb.
  if (Math.max(width, height) > MOST_RATIO * Math.min(width, height)) {
    throw refused(`The picture is more than ${MOST_RATIO} times as long as it is wide.`);
  }
  if (pages > 1) throw refused('Moving pictures are not taken. Use a film instead.');
  try {
    const blur = await inTurn(() => blurOf(file, mostPixels));
    // Behind one that is not opaque its colours would stay to be seen.
    return { mime, width, height, blur: hasAlpha ? '' : blur };
  } catch (cause) {
    throw refused(BROKEN, { cause });
  }
}

const ROWS = 3;

/** A picture's colours from top to bottom, each of four bits a channel; reads all of its pixels. */
async function blurOf(file: Buffer, mostPixels: number): Promise<string> {
  const pixels = await sharp(file, { limitInputPixels: mostPixels })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  const digits = [...pixels].map((value) => Math.round(value / 17).toString(16)).join('');
  return (digits.match(/.{3}/g) ?? []).map((colour) => `#${colour}`).join();
}
