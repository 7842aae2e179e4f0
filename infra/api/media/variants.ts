import { MEDIA_FORMATS, MEDIA_SIZES, type MediaFormat, type MediaSize } from '@showroom/contracts/entities/media';
import type { MediaRow } from '../../database/schema/media';
import type { ObjectStorage } from '../../object-storage/object-storage';
import { outageOf } from '../../outage';
import { semaphore } from '../../semaphore';
import { makeVariant } from './make-variant';

const isSize = (key: string): key is MediaSize => Object.hasOwn(MEDIA_SIZES, key);
const isFormat = (key: string): key is MediaFormat => Object.hasOwn(MEDIA_FORMATS, key);
const SIZES = Object.keys(MEDIA_SIZES).filter(isSize);
const FORMATS = Object.keys(MEDIA_FORMATS).filter(isFormat);

/** One of the sizes and formats that there are: nobody can fill the storage with others. */
export interface Variant {
  /** `whole` is not cropped: editors see what there is. */
  readonly size: MediaSize | 'whole';
  readonly format: MediaFormat;
}

export const EVERY_VARIANT: readonly Variant[] = [...SIZES, 'whole' as const].flatMap((size) =>
  FORMATS.map((format) => ({ size, format })),
);

/** `1600x900.webp`, `whole.webp` */
export function variantName({ size, format }: Variant): string {
  return `${size === 'whole' ? size : MEDIA_SIZES[size].join('x')}.${format}`;
}

/** The longer side of a picture that is not cropped. */
const WHOLE = 960;

/** What a small picture is enlarged to as well, in pixels of its width. */
const ENLARGED = MEDIA_SIZES.hd[0];

/** The pixels of a variant: a size for large windows has no more than its picture has. */
export function variantSize({ width, height }: Pick<MediaRow, 'width' | 'height'>, { size }: Variant) {
  if (size !== 'whole') {
    const [wanted, high] = MEDIA_SIZES[size];
    const share = Math.min(1, Math.max(ENLARGED / wanted, Math.min(width / wanted, height / high)));
    return { width: Math.round(wanted * share), height: Math.round(high * share) };
  }
  const scale = Math.min(1, WHOLE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const BY_NAME = new Map(EVERY_VARIANT.map((one) => [variantName(one), one]));

/** The variant of this name; undefined for every other size or format. */
export function variantNamed(name: string): Variant | undefined {
  return BY_NAME.get(name);
}

type Pictured = Pick<MediaRow, 'id' | 'sha256' | 'width' | 'height' | 'focus_x' | 'focus_y' | 'picture_revision'>;

export const originalKey = ({ sha256 }: Pick<MediaRow, 'sha256'>) => `originals/${sha256}`;

function variantKey({ id, picture_revision }: Pick<MediaRow, 'id' | 'picture_revision'>, variant: Variant): string {
  return `variants/${id}/${picture_revision}-${variantName(variant)}`;
}

type Storage = Pick<ObjectStorage, 'put' | 'get' | 'delete'>;

/** Variants of the library's pictures, made when they are first asked for and stored. */
export class Variants {
  readonly #storage: Storage;
  readonly #mostPixels: number;
  readonly #making = new Map<string, Promise<Buffer | undefined>>();
  /** Each takes memory for a large picture, and a processor. */
  readonly #inTurn = semaphore(1);

  constructor(storage: Storage, mostPixels: number) {
    this.#storage = storage;
    this.#mostPixels = mostPixels;
  }

  /** Whoever asks for one that is being made gets it too; undefined where its original is gone. */
  get(row: Pictured, variant: Variant): Promise<Buffer | undefined> {
    const key = variantKey(row, variant);
    const running = this.#making.get(key);
    if (running) return running;
    const making = this.#find(row, variant, key).finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  /** Drops what was made of a picture as it looked in this revision. */
  async drop(row: Pick<MediaRow, 'id' | 'picture_revision'>): Promise<void> {
    for (const variant of EVERY_VARIANT) await this.#storage.delete(variantKey(row, variant));
  }

  async #find(row: Pictured, variant: Variant, key: string): Promise<Buffer | undefined> {
    return (await this.#storage.get(key)) ?? (await this.#inTurn(() => this.#make(row, variant, key)));
  }

  async #make(row: Pictured, variant: Variant, key: string): Promise<Buffer | undefined> {
    const original = await this.#storage.get(originalKey(row));
    if (!original) return undefined;
    const body = await makeVariant(original, {
      picture: row,
      size: variantSize(row, variant),
      focus: { x: row.focus_x, y: row.focus_y },
      format: variant.format,
      mostPixels: this.#mostPixels,
    });
    await this.#storage.put(key, body).catch((error: unknown) => {
      // A full disk costs the time to make it again, not the picture.
      if (outageOf(error)?.status !== 507) throw error;
    });
    return body;
  }
}
