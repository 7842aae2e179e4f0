import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inspectPicture } from '../api/media/inspect-picture';
import { EVERY_VARIANT, Variants } from '../api/media/variants';
import { machine, print, printTable } from './table';

/** As wide and as high as a camera of 40 million pixels makes pictures. */
const SIZE = { width: 7752, height: 5168 };
const MOST_PIXELS = 64_000_000;
const KINDS = ['jpeg', 'png', 'webp'] as const;

/** With much detail, as noise: pictures of an even colour would cost next to nothing. */
async function makePicture(file: string, kind: (typeof KINDS)[number]): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = await sharp({ create: { width: 1938, height: 1292, channels: 3, background: '#888888', noise } })
    .png()
    .toBuffer();
  await sharp(grain).resize(SIZE.width, SIZE.height).toFormat(kind).toFile(file);
}

function memoryStorage(original: Buffer) {
  return {
    put: async () => undefined,
    get: async (key: string) => (key.startsWith('originals/') ? original : undefined),
    delete: async () => undefined,
  };
}

const peak = () => Math.round(process.resourceUsage().maxRSS / 1024);

/** In a process of its own, whose memory nothing else was in. */
async function measure(file: string): Promise<string[]> {
  const original = readFileSync(file);
  const bare = peak();
  const start = performance.now();
  const inspected = await inspectPicture(original, MOST_PIXELS);
  const taken = performance.now();
  const row = { ...inspected, id: 'bench', sha256: '0', focus_x: 0.5, focus_y: 0.5, picture_revision: 1 };
  const variants = new Variants(memoryStorage(original), MOST_PIXELS);
  await Promise.all(EVERY_VARIANT.map((variant) => variants.get(row, variant)));
  const made = performance.now();
  const slowest = { size: 'hd', format: 'avif' } as const;
  await variants.get(row, slowest);
  const again = performance.now() - made;
  return [
    `${(original.length / 1_000_000).toFixed(1)} MB`,
    `${Math.round(taken - start)} ms`,
    `${((made - taken) / 1000).toFixed(1)} s`,
    `${Math.round((made - taken) / EVERY_VARIANT.length)} ms`,
    `${Math.round(again)} ms`,
    `${bare} MB`,
    `${peak()} MB`,
  ];
}

async function main(): Promise<void> {
  const [, , measured] = process.argv;
  if (measured !== undefined) {
    print(JSON.stringify(await measure(measured)));
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-media-'));
  const rows: string[][] = [];
  for (const kind of KINDS) {
    const file = join(folder, `picture.${kind}`);
    await makePicture(file, kind);
    const answered = execFileSync('npx', ['tsx', import.meta.filename, file], { encoding: 'utf8' });
    const cells: unknown = JSON.parse(answered);
    rows.push([kind, ...(Array.isArray(cells) ? cells.map(String) : [])]);
  }
  rmSync(folder, { recursive: true });
  print(machine());
  print(`${SIZE.width} × ${SIZE.height} pixels, ${EVERY_VARIANT.length} variants`);
  const head = ['', 'file', 'upload', 'all variants', 'each', '1600x900.avif', 'memory before', 'peak'];
  printTable(head, rows);
}

await main();
