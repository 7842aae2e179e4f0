/** A box of an MP4 file: its size, its name, its content (ISO 14496-12, 4.2). */
function box(name: string, ...content: (Buffer | readonly number[])[]): Buffer {
  const body = Buffer.concat(content.map((one) => Buffer.from(one)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

const MATRIX = numbers(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const zeros = (length: number) => Buffer.alloc(length);

interface Mp4 {
  readonly brand?: string;
  /** Name of the codec's box. */
  readonly codec?: string;
  readonly width?: number;
  readonly height?: number;
  /** Seconds, one picture each. */
  readonly seconds?: number;
  /** Makes films of different content. */
  readonly shade?: number;
  /** The place where a phone was, in all the ways that cameras write it. */
  readonly place?: string;
}

const PICTURE_BYTES = 100;

function sampleEntry(codec: string, width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(width, 0);
  size.writeUInt16BE(height, 2);
  // H.264, baseline, level 3, with one set of parameters of each kind.
  const settings = box('avcC', [1, 0x42, 0xe0, 30, 0xff, 0xe1, 0, 4, 0x67, 0x42, 0xe0, 30, 1, 0, 2, 0x68, 0xce]);
  return box(
    codec,
    [0, 0, 0, 0, 0, 0, 0, 1],
    zeros(16),
    size,
    numbers(0x480000, 0x480000, 0),
    [0, 1],
    zeros(32),
    [0, 0x18, 0xff, 0xff],
    settings,
  );
}

function places(text: string): Buffer {
  const place = Buffer.from(text);
  const named = Buffer.from('com.apple.quicktime.location.ISO6709');
  return Buffer.concat([
    box('udta', box('\u{a9}xyz', [0, place.length, 0x15, 0xc7], place), box('loci', numbers(0), place)),
    box(
      'meta',
      box('hdlr', zeros(8), Buffer.from('mdta'), zeros(13)),
      box('keys', numbers(0, 1), box('mdta', named)),
      box('ilst', box('\0\0\0\u{1}', box('data', numbers(1, 0), place))),
    ),
    box('uuid', zeros(16), place),
  ]);
}

function movie(wanted: Mp4, offset: number): Buffer {
  const { codec = 'avc1', width = 64, height = 36, seconds = 2, place } = wanted;
  const table = box(
    'stbl',
    box('stsd', numbers(0, 1), sampleEntry(codec, width, height)),
    box('stts', numbers(0, 1, seconds, 1000)),
    box('stsc', numbers(0, 1, 1, seconds, 1)),
    box('stsz', numbers(0, PICTURE_BYTES, seconds)),
    box('stco', numbers(0, 1, offset)),
  );
  const media = box(
    'mdia',
    box('mdhd', numbers(0, 0, 0, 1000, seconds * 1000), [0x55, 0xc4, 0, 0]),
    box('hdlr', numbers(0, 0), Buffer.from('vide'), zeros(13)),
    box(
      'minf',
      box('vmhd', numbers(1), zeros(8)),
      box('dinf', box('dref', numbers(0, 1), box('url ', numbers(1)))),
      table,
    ),
  );
  const track = box(
    'trak',
    box('tkhd', numbers(7, 0, 0, 1, 0, seconds * 1000), zeros(16), MATRIX, numbers(width * 65536, height * 65536)),
    media,
    ...(place ? [places(place)] : []),
  );
  const head = box(
    'mvhd',
    numbers(0, 0, 0, 1000, seconds * 1000, 0x10000, 0x01000000, 0, 0),
    MATRIX,
    zeros(24),
    numbers(2),
  );
  return box('moov', head, track, ...(place ? [places(place)] : []));
}

/** A film as small as it can be: every picture of it is a hundred bytes. */
export function mp4(wanted: Mp4 = {}): Buffer {
  const { brand = 'isom', seconds = 2, shade = 0 } = wanted;
  const type = box('ftyp', Buffer.from(brand), numbers(0x200), Buffer.from('isomavc1'));
  const offset = type.length + movie(wanted, 0).length + 8;
  const pictures = Buffer.alloc(seconds * PICTURE_BYTES, shade);
  for (let at = 0; at < pictures.length; at += PICTURE_BYTES) {
    pictures.writeUInt32BE(PICTURE_BYTES - 4, at);
    pictures[at + 4] = 0x65;
  }
  const last = wanted.place ? [places(wanted.place)] : [];
  return Buffer.concat([type, movie(wanted, offset), box('mdat', pictures), ...last]);
}

export const captions = (text = 'Where the road ends') =>
  Buffer.from(`WEBVTT - English\n\nNOTE by the agency\n\nfirst\n00:01.000 --> 00:02.500 align:start\n${text}\n`);
