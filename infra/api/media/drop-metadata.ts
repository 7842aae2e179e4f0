import { type FileHandle, open } from 'node:fs/promises';
import { filmMime, headOf } from './inspect-file';
import { refused } from './refused-file';

/** Boxes of an MP4 that no player needs: places, names and devices lie in them, or did once. */
const METADATA: readonly string[] = ['udta', 'meta', 'uuid', 'gps ', 'free', 'skip'];
/** Boxes that hold others of these. */
const AROUND: readonly string[] = ['moov', 'trak', 'moof', 'traf'];
/** A film of ten minutes has fewer, even with a fragment for each of its pictures. */
const MOST_BOXES = 100_000;
const ZEROS = Buffer.alloc(65_536);

interface Box {
  readonly name: string;
  readonly at: number;
  readonly content: number;
  readonly end: number;
}

/** The box that begins there (ISO 14496-12, 4.2); undefined for what is none. */
async function boxAt(file: FileHandle, at: number, most: number): Promise<Box | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at);
  if (bytesRead < 8) return undefined;
  const short = buffer.readUInt32BE(0);
  const content = at + (short === 1 ? 16 : 8);
  const size = short === 1 ? Number(buffer.readBigUInt64BE(8)) : short;
  // One without a size goes on to the end.
  const end = Math.min(short === 0 ? most : at + size, most);
  return end < content ? undefined : { name: buffer.toString('latin1', 4, 8), at, content, end };
}

async function blank(file: FileHandle, { at, content, end }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  for (let next = content; next < end; next += ZEROS.length) {
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - next), next);
  }
}

/**
 * Blanks what an MP4 says of where, by whom and with what it was filmed. Nothing in it moves, so
 * that everything that points into it still does. Other files stay as they are.
 */
export async function dropMetadata(path: string): Promise<void> {
  if (filmMime(await headOf(path)) !== 'video/mp4') return;
  const file = await open(path, 'r+');
  let boxes = 0;
  async function clean(from: number, to: number): Promise<void> {
    for (let at = from; at < to; ) {
      const box = await boxAt(file, at, to);
      if (!box) return;
      boxes += 1;
      if (boxes > MOST_BOXES) throw refused('The film is in too many pieces. Save or export it again.');
      if (METADATA.includes(box.name)) await blank(file, box);
      else if (AROUND.includes(box.name)) await clean(box.content, box.end);
      at = box.end;
    }
  }
  try {
    await clean(0, (await file.stat()).size);
  } finally {
    await file.close();
  }
}
