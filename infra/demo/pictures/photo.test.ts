import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEDIA_SIZES, type MediaSize } from '@showroom/contracts/entities/media';
import fc from 'fast-check';
import sharp from 'sharp';
import { COLOURS, INTERIORS, isColour, isInterior } from './colours';
import { FINISHES } from './finishes';
import { drawnBlur, heroPath, parsePhotoPath, photo, photoPath } from './photo';
import { FORMATS, type Format } from './raster';
import { ANGLES, BODIES, SCENES, type VehiclePicture } from './vehicle';

const colour = fc.constantFrom(...Object.keys(COLOURS).filter(isColour));
const size = fc.constantFrom<MediaSize[]>(
  'thumb',
  'normal',
  'quarter_hd',
  'medium',
  'hd',
  'fallback',
  'social',
  'collection',
);
const format = fc.constantFrom<Format[]>('webp', 'avif', 'jpeg');
const vehicle: fc.Arbitrary<VehiclePicture> = fc.record(
  {
    body: fc.constantFrom(...BODIES),
    colour,
    angle: fc.constantFrom(...ANGLES),
    interior: fc.constantFrom(...Object.keys(INTERIORS).filter(isInterior)),
    scene: fc.constantFrom(...SCENES),
    finishes: fc.subarray([...FINISHES]),
    isRightHand: fc.boolean(),
  },
  { requiredKeys: ['body', 'colour', 'angle'] },
);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('an address leads back to the picture it was made for', () => {
  fc.assert(
    fc.property(vehicle, size, format, (picture, name, kind) => {
      const path = photoPath(picture, name, kind);
      const request = parsePhotoPath(path);
      expect(request).toMatchObject({
        kind: 'vehicle',
        size: name,
        format: kind,
        picture: { body: picture.body, colour: picture.colour, angle: picture.angle },
      });
      expect(request?.kind === 'vehicle' && photoPath(request.picture, name, kind)).toBe(path);
    }),
  );
});

test('a hero address leads back to its hero', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BODIES),
      colour,
      fc.constantFrom(...SCENES),
      size,
      format,
      (body, paint, scene, name, kind) => {
        const picture = { body, colour: paint, scene };
        expect(parsePhotoPath(heroPath(picture, name, kind))).toEqual({
          kind: 'hero',
          picture,
          size: name,
          format: kind,
        });
      },
    ),
  );
});

test('before it has come, a picture has the colours of its studio or cockpit', () => {
  const at = (picture: VehiclePicture) => drawnBlur(photoPath(picture, 'hd', 'webp').replace(/-\d+x\d+\.webp$/, ''));
  const car = { body: 'xf', colour: 'fuji-white' } as const;
  expect(at({ ...car, angle: 'side' })).toBe('#ccc,#aaa,#999');
  expect(at({ ...car, angle: 'front', scene: 'dusk' })).toBe('#223,#445,#223');
  expect(drawnBlur('/media/heroes/xf/fuji-white/dusk')).toBe('#223,#445,#223');
  expect(at({ ...car, angle: 'side', finishes: ['black-pack'] })).toBe('#ccc,#aaa,#999');
  expect(drawnBlur('/media/heroes/xf/fuji-white/moon')).toBeUndefined();
  expect(at({ ...car, angle: 'interior', interior: 'caraway' })).toBe('#999,#444,#433');
  expect(drawnBlur('https://photos.example/1.jpg')).toBeUndefined();
});

test('addresses are stable', () => {
  expect(photoPath({ body: 'defender-110', colour: 'pangea-green', angle: 'side' }, 'normal', 'webp')).toBe(
    '/media/vehicles/defender-110/pangea-green/side-640x360.webp',
  );
  expect(photoPath({ body: 'xf', colour: 'fuji-white', angle: 'interior', interior: 'caraway' }, 'hd', 'avif')).toBe(
    '/media/vehicles/xf/fuji-white/interior_caraway-1600x900.avif',
  );
  expect(heroPath({ body: 'defender-90', colour: 'fuji-white', scene: 'dusk' }, 'hd', 'webp')).toBe(
    '/media/heroes/defender-90/fuji-white/dusk-1600x900.webp',
  );
});

test.each([
  '',
  '/media/vehicles/defender-110/pangea-green/side-640x360.gif',
  '/media/vehicles/defender-110/pangea-green/side-641x360.webp',
  '/media/vehicles/defender-110/pangea-green/top-640x360.webp',
  '/media/vehicles/defender-111/pangea-green/side-640x360.webp',
  '/media/vehicles/defender-110/pink/side-640x360.webp',
  '/media/vehicles/constructor/pangea-green/side-640x360.webp',
  '/media/vehicles/defender-110/__proto__/side-640x360.webp',
  '/media/vehicles/defender-110/pangea-green/side_studio-640x360.webp',
  '/media/vehicles/defender-110/pangea-green/side_ebony-640x360.webp',
  '/media/vehicles/defender-110/pangea-green/interior_dusk-640x360.webp',
  '/media/vehicles/defender-110/pangea-green/side_black-pack_dusk-640x360.webp',
  '/media/vehicles/defender-110/pangea-green/side_right-640x360.webp',
  '/media/vehicles/defender-110/pangea-green/front_black-wheels-640x360.webp',
  '/media/vehicles/defender-110/pangea-green/side-640x360.webp/',
  '/media/vehicles/defender-110/pangea-green/side-640x360.webp\n',
  '/media/vehicles/../../etc/passwd',
  '/media/heroes/defender-110/pangea-green/moon-1600x900.webp',
  '/media/heroes/defender-110/pangea-green/dusk_x-1600x900.webp',
])('"%s" names no picture', async (path) => {
  expect(parsePhotoPath(path)).toBeUndefined();
  expect(await photo(path, folder)).toBeUndefined();
});

test('whatever text arrives is parsed without a throw, and never into another address', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webPath(),
        fc.string().map((text) => `/media/vehicles/${text}`),
      ),
      (path) => {
        const request = parsePhotoPath(path);
        if (request === undefined) return;
        const { size: name, format: kind } = request;
        expect(
          request.kind === 'hero' ? heroPath(request.picture, name, kind) : photoPath(request.picture, name, kind),
        ).toBe(path);
      },
    ),
  );
});

test('a picture has exactly its size and the type of its format, and is kept in the folder', async () => {
  const path = photoPath({ body: 'f-type', colour: 'caldera-red', angle: 'side' }, 'thumb', 'webp');
  const drawn = await photo(path, folder);
  const { width, height, format: kind } = await sharp(drawn?.body).metadata();
  expect({ width, height, kind, type: drawn?.type }).toEqual({
    width: 320,
    height: 180,
    kind: 'webp',
    type: 'image/webp',
  });
  const before = await stat(join(folder, path), { bigint: true });
  expect(await photo(path, folder)).toEqual(drawn);
  expect((await stat(join(folder, path), { bigint: true })).mtimeNs).toBe(before.mtimeNs);
});

test('a stored picture of an earlier drawing is drawn anew, and its file replaced', async () => {
  const path = photoPath({ body: 'xf', colour: 'fuji-white', angle: 'rear' }, 'thumb', 'webp');
  const drawn = await photo(path, folder);
  const file = join(folder, path);
  const stored = await readFile(file);
  await writeFile(file, Buffer.concat([Buffer.alloc(16), Buffer.from('of an earlier drawing')]));
  expect(await photo(path, folder)).toEqual(drawn);
  expect(await readFile(file)).toEqual(stored);
});

test('requests that arrive together share one drawing and leave one file', async () => {
  const path = photoPath({ body: 'xe', colour: 'fuji-white', angle: 'front' }, 'thumb', 'jpeg');
  const answers = await Promise.all(Array.from({ length: 5 }, () => photo(path, folder)));
  expect(new Set(answers.map((answer) => answer?.body)).size).toBe(1);
  expect(await readdir(join(folder, '/media/vehicles/xe/fuji-white'))).toEqual(['front-320x180.jpeg']);
});

test.each(Object.keys(FORMATS))('a card picture as %s stays small', async (kind) => {
  const path = parsePhotoPath(`/media/vehicles/range-rover/firenze-red/side-640x360.${kind}`);
  const limit = kind === 'jpeg' ? 30_000 : 14_000;
  const drawn =
    path?.kind === 'vehicle' ? await photo(photoPath(path.picture, path.size, path.format), folder) : undefined;
  expect(drawn?.body.length).toBeGreaterThan(1000);
  expect(drawn?.body.length).toBeLessThanOrEqual(limit);
});

test('a hero for phones shows its vehicle as large as a picture of the vehicle alone', async () => {
  const [body, colour, scene] = ['defender-110', 'pangea-green', 'dusk'] as const;
  const hero = await photo(heroPath({ body, colour, scene }, 'phone', 'webp'), folder);
  const vehicle = await photo(photoPath({ body, colour, scene, angle: 'side' }, 'phone', 'webp'), folder);
  expect(hero?.body.equals(vehicle?.body ?? Buffer.of())).toBe(true);
});

test('a picture of another shape shows the whole vehicle on the same ground', async () => {
  const drawn = await photo(
    photoPath({ body: 'defender-130', colour: 'santorini-black', angle: 'side' }, 'collection', 'webp'),
    folder,
  );
  const [width, height] = MEDIA_SIZES.collection;
  expect(await sharp(drawn?.body).metadata()).toMatchObject({ width, height });
  const column = await sharp(drawn?.body).extract({ left: 0, top: 0, width: 3, height }).greyscale().raw().toBuffer();
  expect(Math.min(...column)).toBeGreaterThan(120);
});
