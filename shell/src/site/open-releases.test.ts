/** @jest-environment node */
import { OpenReleases } from './open-releases';

const release = { remote: 'mf-one', version: '1' };
let reported: string[];
let openReleases: OpenReleases;
beforeEach(() => {
  jest.useFakeTimers();
  reported = [];
  openReleases = new OpenReleases((key, isOpen) => void reported.push(`${key} ${isOpen ? 'opens' : 'closes'}`));
});
afterEach(() => {
  openReleases.close();
  jest.useRealTimers();
});

test('a release that felled a worker is open for a while, and longer each time', () => {
  for (const seconds of [30, 120, 600, 3600, 3600]) {
    openReleases.add(release, true);
    expect(openReleases.keys).toEqual(['mf-one@1']);
    jest.advanceTimersByTime((seconds - 1) * 1000);
    expect(openReleases.keys).toEqual(['mf-one@1']);
    jest.advanceTimersByTime(1000);
    expect(openReleases.keys).toEqual([]);
  }
  expect(reported).toHaveLength(10);
});

test('several workers that fall at once are one fall', () => {
  openReleases.add(release, true);
  openReleases.add(release, true);
  jest.advanceTimersByTime(30_000);
  expect(reported).toEqual(['mf-one@1 opens', 'mf-one@1 closes']);
});

test('a worker that may have been ended from outside opens nothing, a second one soon after does', () => {
  openReleases.add(release, false);
  jest.advanceTimersByTime(60_001);
  openReleases.add(release, false);
  expect(openReleases.keys).toEqual([]);
  jest.advanceTimersByTime(1000);
  openReleases.add(release, false);
  expect(openReleases.keys).toEqual(['mf-one@1']);
});
