import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heroPath, photo, photoPath } from '../photo';
import type { HeroPicture } from '../vehicle';
import { FILMED } from './filmed';

// `npx tsx infra/demo/pictures/films/make.ts` films every vehicle of the table anew; it needs
// ffmpeg, which nothing else does.

const FRAMES_PER_SECOND = 24;
/** Seconds of a shot, and of the way into the next one. */
const SHOT = 2.4;
const FADE = 0.6;
const WIDTH = 960;
const HEIGHT = 540;

type Filmed = Pick<HeroPicture, 'body' | 'colour'>;

function shotsOf({ body, colour }: Filmed): string[] {
  return [
    photoPath({ body, colour, angle: 'side', scene: 'dusk' }, 'hd', 'jpeg'),
    photoPath({ body, colour, angle: 'front' }, 'hd', 'jpeg'),
    photoPath({ body, colour, angle: 'wheel' }, 'hd', 'jpeg'),
    photoPath({ body, colour, angle: 'interior' }, 'hd', 'jpeg'),
    heroPath({ body, colour, scene: 'dusk' }, 'hd', 'jpeg'),
  ];
}

/** The camera comes slowly nearer; drawn twice as large first, so that it does not tremble. */
function approach(input: number): string {
  const frames = Math.round(SHOT * FRAMES_PER_SECOND);
  const zoom = `z='1+0.06*on/${frames}':x='(iw-iw/zoom)*0.6':y='(ih-ih/zoom)*0.55'`;
  return `[${input}:v]scale=${WIDTH * 2}:${HEIGHT * 2},zoompan=${zoom}:d=${frames}:s=${WIDTH}x${HEIGHT}:fps=${FRAMES_PER_SECOND}[s${input}]`;
}

function joined(count: number): string[] {
  return Array.from({ length: count - 1 }, (_, index) => {
    const before = index === 0 ? 's0' : `j${index}`;
    const offset = ((index + 1) * (SHOT - FADE)).toFixed(2);
    return `[${before}][s${index + 1}]xfade=transition=fade:duration=${FADE}:offset=${offset}[j${index + 1}]`;
  });
}

async function film(vehicle: Filmed, folder: string): Promise<void> {
  const shots = shotsOf(vehicle);
  const files = await Promise.all(
    shots.map(async (path, index) => {
      const drawn = await photo(path, folder);
      if (!drawn) throw new Error(`${path} is no picture`);
      const file = join(folder, `${vehicle.body}-${index}.jpeg`);
      await writeFile(file, drawn.body);
      return file;
    }),
  );
  const graph = [...files.map((_, index) => approach(index)), ...joined(files.length)].join(';');
  const target = join(import.meta.dirname, `${vehicle.body}.webm`);
  const coding = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-pix_fmt', 'yuv420p'];
  const inputs = files.flatMap((file) => ['-i', file]);
  const words = ['-y', '-loglevel', 'error', ...inputs, '-filter_complex', graph, '-map', `[j${files.length - 1}]`];
  const child = spawn('ffmpeg', [...words, ...coding, target], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}

const folder = await mkdtemp(join(tmpdir(), 'films-'));
await mkdir(folder, { recursive: true });
try {
  for (const vehicle of FILMED) await film(vehicle, folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
