import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasRoom, roomIn } from './room';

const folder = mkdtempSync(join(tmpdir(), 'showroom-room-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that will be made has the room of the one that it will be made in', async () => {
  expect(await roomIn(join(folder, 'not/yet/there'))).toBeGreaterThan(0);
  expect(await hasRoom(join(folder, 'not/yet/there'))).toBe(true);
});

test('a disk has no room when less is left than is asked for', async () => {
  expect(await hasRoom(folder, Number.MAX_SAFE_INTEGER)).toBe(false);
});
