import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MEDIA_SIZES, type MediaSize } from '@showroom/contracts/entities/media';
import { LRUCache } from 'lru-cache';
import { outageOf } from '../../outage';
import { semaphore } from '../../semaphore';
import { isColour, isInterior } from './colours';
import { isFinish, isWheels, SEEN_FROM } from './finishes';
import { FORMATS, type Format, rasterise } from './raster';
import type { Angle, HeroPicture, Scene, VehiclePicture } from './vehicle';
import { drawHero, drawVehicle, isAngle, isBody, isScene } from './vehicle';

export type PhotoRequest = { size: MediaSize; format: Format } & (
  | { kind: 'vehicle'; picture: VehiclePicture }
  | { kind: 'hero'; picture: HeroPicture }
);

export interface Photo {
  body: Buffer;
  type: string;
}

const PATH =
  /^\/media\/(vehicles|heroes)\/([a-z0-9-]+)\/([a-z0-9-]+)\/([a-z-]+)((?:_[a-z-]+){0,5})-(\d+x\d+)\.([a-z]+)$/;

function sized(size: MediaSize, format: Format): string {
  const [width, height] = MEDIA_SIZES[size];
  return `-${width}x${height}.${format}`;
}

/**
 * The address of one vehicle picture. What the picture does not show, or shows by default, is left
 * out.
 */
export function photoPath(picture: VehiclePicture, size: MediaSize, format: Format): string {
  const { body, colour, angle } = picture;
  const variants = variantsOf(picture).map((variant) => `_${variant}`);
  return `/media/vehicles/${body}/${colour}/${angle}${variants.join('')}${sized(size, format)}`;
}

/** Views in which the steering wheel is seen. */
const SHOWS_DRIVER: readonly Angle[] = ['front', 'interior'];

function variantsOf({ angle, interior = 'ebony', scene = 'studio', finishes = [], isRightHand }: VehiclePicture) {
  const driver = isRightHand && SHOWS_DRIVER.includes(angle) ? ['right'] : [];
  if (angle === 'interior') return [...(interior === 'ebony' ? [] : [interior]), ...driver];
  const shown = SEEN_FROM[angle].filter((finish) => finishes.includes(finish));
  const [, ...spare] = shown.filter(isWheels);
  return [...(scene === 'studio' ? [] : [scene]), ...shown.filter((finish) => !spare.includes(finish)), ...driver];
}

/** The address of one hero picture: a vehicle in a studio, with room for a text. */
export function heroPath({ body, colour, scene }: HeroPicture, size: MediaSize, format: Format): string {
  return `/media/heroes/${body}/${colour}/${scene}${sized(size, format)}`;
}

const SRC = /^\/media\/(?:heroes\/[^/]+\/[^/]+\/([a-z]+)|vehicles\/[^/]+\/[^/]+\/[a-z]+(?:_([a-z-]+))?(?:_[a-z-]+)*)$/;

/**
 * The colours from top to bottom of a picture by its address without size and format, `#112,#456`:
 * those of its studio or of a cockpit. Undefined for pictures that are not drawn here.
 */
export function drawnBlur(src: string): string | undefined {
  const [matched, hero, variant = ''] = SRC.exec(src) ?? [];
  if (matched === undefined) return undefined;
  if (src.includes('/interior')) return BLURS.interior;
  if (hero !== undefined) return isScene(hero) ? BLURS[hero] : undefined;
  return BLURS[isScene(variant) ? variant : 'studio'];
}

const BLURS: Readonly<Record<Scene | 'interior', string>> = {
  studio: '#ccc,#aaa,#999',
  dusk: '#223,#445,#223',
  interior: '#999,#444,#433',
};

function isFormat(key: string): key is Format {
  return Object.hasOwn(FORMATS, key);
}

function isSize(key: string): key is MediaSize {
  return Object.hasOwn(MEDIA_SIZES, key);
}

function sizeOf(dimensions: string): MediaSize | undefined {
  return Object.keys(MEDIA_SIZES)
    .filter(isSize)
    .find((name) => MEDIA_SIZES[name].join('x') === dimensions);
}

/** Whatever is not known, or stands where it does not, gives another address than it came from. */
function vehicleOf(
  body: string,
  colour: string,
  angle: string,
  variants: readonly string[],
): VehiclePicture | undefined {
  if (!isBody(body) || !isColour(colour) || !isAngle(angle)) return undefined;
  const interior = variants.find(isInterior);
  const scene = variants.find(isScene);
  const finishes = variants.filter(isFinish);
  const driver = variants.includes('right') && { isRightHand: true };
  if (angle === 'interior') return { body, colour, angle, ...(interior && { interior }), ...driver };
  return { body, colour, angle, ...(scene && { scene }), ...(finishes.length > 0 && { finishes }), ...driver };
}

/** The inverse of `photoPath` and `heroPath`; undefined for every other text. */
export function parsePhotoPath(path: string): PhotoRequest | undefined {
  const [, kind, body = '', colour = '', view = '', variants = '', dimensions = '', format = ''] =
    PATH.exec(path) ?? [];
  const size = sizeOf(dimensions);
  if (kind === undefined || size === undefined || !isFormat(format)) return undefined;
  const parsed =
    kind === 'heroes'
      ? heroRequest(body, colour, view)
      : vehicleRequest(body, colour, view, variants.split('_').slice(1));
  const request: PhotoRequest | undefined = parsed === undefined ? undefined : { ...parsed, size, format };
  return request !== undefined && pathOf(request) === path ? request : undefined;
}

function heroRequest(body: string, colour: string, scene: string) {
  if (!isBody(body) || !isColour(colour) || !isScene(scene)) return undefined;
  return { kind: 'hero', picture: { body, colour, scene } } as const;
}

function vehicleRequest(body: string, colour: string, angle: string, variants: readonly string[]) {
  const picture = vehicleOf(body, colour, angle, variants);
  return picture === undefined ? undefined : ({ kind: 'vehicle', picture } as const);
}

/**
 * One picture has one address: any other spelling of it is refused, so that caches hold it once.
 */
function pathOf(request: PhotoRequest): string {
  const { size, format } = request;
  return request.kind === 'hero' ? heroPath(request.picture, size, format) : photoPath(request.picture, size, format);
}

const rendering = new Map<string, Promise<Buffer>>();

/**
 * Drawing takes a processor for a moment: a page of new pictures must not keep everything else
 * waiting.
 */
const limited = semaphore(2);

const DIGEST_BYTES = 16;

/** Drawing takes some 15 ms, which every request for a stored picture would cost. */
const digests = new LRUCache<string, Buffer>({ max: 10_000 });

function digestOf(path: string, draw: () => string): Buffer {
  const known = digests.get(path);
  if (known) return known;
  const digest = createHash('sha256').update(draw()).digest().subarray(0, DIGEST_BYTES);
  digests.set(path, digest);
  return digest;
}

async function store(file: string, body: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporary, body);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A hero that stands below its words instead of behind them needs no room for them. */
const UPRIGHT: ReadonlySet<MediaSize> = new Set(['phone', 'phone_hd', 'tablet']);

function drawing({ kind, picture, size }: PhotoRequest): string {
  if (kind === 'vehicle') return drawVehicle(picture);
  return UPRIGHT.has(size) ? drawVehicle({ ...picture, angle: 'side' }) : drawHero(picture);
}

/** A file begins with the digest of its drawing: one of an earlier drawing is drawn anew. */
async function render(path: string, request: PhotoRequest, file: string): Promise<Buffer> {
  const stored = await readFile(file).catch(() => undefined);
  if (stored?.subarray(0, DIGEST_BYTES).equals(digestOf(path, () => drawing(request)))) {
    return stored.subarray(DIGEST_BYTES);
  }
  const [width, height] = MEDIA_SIZES[request.size];
  const drawn = await limited(async () => {
    const svg = drawing(request);
    const body = await rasterise(svg, { width, height, format: request.format });
    return { digest: digestOf(path, () => svg), body };
  });
  await store(file, Buffer.concat([drawn.digest, drawn.body])).catch((error: unknown) => {
    // A full disk costs the time to draw it again, not the picture.
    if (outageOf(error)?.status !== 507) throw error;
  });
  return drawn.body;
}

/**
 * The picture at an address, from the cache folder or drawn now; undefined when the address names
 * no picture.
 */
export async function photo(path: string, cacheFolder: string): Promise<Photo | undefined> {
  const request = parsePhotoPath(path);
  if (request === undefined) return undefined;
  const file = join(cacheFolder, path);
  const running = rendering.get(file) ?? render(path, request, file).finally(() => rendering.delete(file));
  rendering.set(file, running);
  return { body: await running, type: FORMATS[request.format] };
}
