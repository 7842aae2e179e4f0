/** @jest-environment node */
import { OpenReleases } from './open-releases';

const release = { remote: 'mf-one', version: '1' };
let told: string[];
let resting: OpenReleases;
beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  resting = new OpenReleases((key, rests) => void told.push(`${key} ${rests ? 'rests' : 'runs'}`));
});
afterEach(() => {
  resting.close();
  jest.useRealTimers();
});

test('a release that felled a worker rests, and longer each time', () => {
  for (const seconds of [30, 120, 600, 3600, 3600]) {
    resting.add(release, true);
    expect(resting.keys).toEqual(['mf-one@1']);
    jest.advanceTimersByTime((seconds - 1) * 1000);
    expect(resting.keys).toEqual(['mf-one@1']);
    jest.advanceTimersByTime(1000);
    expect(resting.keys).toEqual([]);
  }
  expect(told).toHaveLength(10);
});

test('several workers that fall at once are one fall', () => {
  resting.add(release, true);
  resting.add(release, true);
  jest.advanceTimersByTime(30_000);
  expect(told).toEqual(['mf-one@1 rests', 'mf-one@1 runs']);
});

test('a worker that may have been ended from outside costs nobody a rest, a second one soon after does', () => {
  resting.add(release, false);
  jest.advanceTimersByTime(60_001);
  resting.add(release, false);
  expect(resting.keys).toEqual([]);
  jest.advanceTimersByTime(1000);
  resting.add(release, false);
  expect(resting.keys).toEqual(['mf-one@1']);
});
