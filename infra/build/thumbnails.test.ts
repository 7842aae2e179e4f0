import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { blockKeys, ROOT, remoteFolders, THUMBNAIL } from './package-info';

const blocks = remoteFolders().flatMap((name) =>
  blockKeys(join(ROOT, name)).map((key) => join(name, 'src/blocks', key, THUMBNAIL)),
);

test.each(blocks)('%s is a picture of 90 × 90 pixels', async (path) => {
  expect(existsSync(join(ROOT, path)) || 'missing: npm run pictures makes it').toBe(true);
  const { format, width, height } = await sharp(join(ROOT, path)).metadata();
  expect([format, width, height]).toEqual(['webp', 90, 90]);
});
