import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Colour, isColour } from './colours';
import { rasterise } from './raster';
import { BODIES, type Body, drawHero, drawVehicle, isAngle, isBody, isScene } from './vehicle';

/**
 * Draws many pictures on one sheet: `npx tsx contact-sheet.ts /tmp/sheet.png side
 * fuji-white,firenze-red 480 [bodies]`.
 */
const [file = '/tmp/sheet.png', angles = 'side', colours = 'eiger-grey', width = '480', bodies = BODIES.join(',')] =
  process.argv.slice(2);
const [columnWidth, rowHeight] = [Number(width), Math.round((Number(width) * 9) / 16)];
const views = angles.split(',');
const pictures = bodies
  .split(',')
  .filter(isBody)
  .flatMap((body) =>
    views.flatMap((view) =>
      colours
        .split(',')
        .filter(isColour)
        .map((colour) => ({ body, view, colour })),
    ),
  );

/** A view is an angle, or a scene for its hero. */
function drawing({ body, view, colour }: { body: Body; view: string; colour: Colour }): string {
  if (isScene(view)) return drawHero({ body, colour, scene: view });
  return drawVehicle({ body, colour, angle: isAngle(view) ? view : 'side' });
}

const columns = Math.max(1, Math.min(pictures.length, Math.floor(1960 / columnWidth)));
const tiles = await Promise.all(
  pictures.map(async (picture, index) => ({
    input: await rasterise(drawing(picture), { width: columnWidth, height: rowHeight, format: 'jpeg' }),
    left: (index % columns) * columnWidth,
    top: Math.floor(index / columns) * rowHeight,
  })),
);
const size = { width: columns * columnWidth, height: Math.ceil(pictures.length / columns) * rowHeight };
await writeFile(
  file,
  await sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(tiles)
    .png()
    .toBuffer(),
);
