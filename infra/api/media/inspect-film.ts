import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MP4,
  WEBM,
} from 'mediabunny';
import { Refusal } from '../kernel/refusal';
import { refused } from './refused-file';

/** What is odd about a film is told to whoever uploads it. */
Logging.level = LogLevel.Silent;

interface Film {
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly duration: number;
}

/** What every browser of today plays. */
const PICTURES: readonly string[] = ['avc', 'vp8', 'vp9', 'av1'];
const SOUNDS: readonly string[] = ['aac', 'mp3', 'opus', 'vorbis', 'flac'];
const MOST_SIDE = 4096;

const BROKEN = 'The film is broken: not all of it can be read. Save or export it again.';
const NO_PICTURE = 'The file has no moving picture. Sounds alone are not taken.';
const EXPORT = 'Export it as MP4 with H.264 and AAC, or as WebM.';

/** Reads the last picture too: what ends before it was cut off on its way. */
async function isWhole(track: InputVideoTrack): Promise<boolean> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY);
  return last !== null && last.data.byteLength > 0;
}

async function looked(input: Input, mime: string): Promise<Film> {
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw refused((await input.getTracks()).length > 0 ? NO_PICTURE : BROKEN);
  const codec = await track.getCodec();
  if (codec === null || !PICTURES.includes(codec)) {
    throw refused(`The film is encoded as ${codec ?? 'something unknown'}, which not every browser plays. ${EXPORT}`);
  }
  const sounds = await Promise.all((await input.getAudioTracks()).map((sound) => sound.getCodec()));
  const odd = sounds.find((sound) => sound === null || !SOUNDS.includes(sound));
  if (odd !== undefined) {
    throw refused(
      `The film's sound is encoded as ${odd ?? 'something unknown'}, which not every browser plays. ${EXPORT}`,
    );
  }
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
  const duration = await input.computeDuration();
  if (!(width > 0 && height > 0 && duration > 0 && (await isWhole(track)))) throw refused(BROKEN);
  if (Math.max(width, height) > MOST_SIDE) {
    throw refused(
      `The film has ${width} × ${height} pixels; at most ${MOST_SIDE} are taken on a side. Export it smaller.`,
    );
  }
  return { mime, width, height, duration: Math.round(duration * 1000) / 1000 };
}

/** What a film is, by its content. Throws 422 with the reason for what browsers would not play. */
export async function inspectFilm(path: string, mime: string): Promise<Film> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM] });
  try {
    return await looked(input, mime);
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw refused(BROKEN, { cause });
  } finally {
    input.dispose();
  }
}
