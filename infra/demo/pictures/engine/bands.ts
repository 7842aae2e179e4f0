import type { Point, Vec } from '../notation';
import type { Paint } from './paint';
import { shape } from './svg';

/**
 * How light changes from one line of a body to the next: position 0 is the first line, 1 the
 * second.
 */
export type LightProfile = readonly Point[];

function lightAt(profile: LightProfile, position: number): number {
  for (const [index, [to, light]] of profile.entries()) {
    const [from, before] = profile[index - 1] ?? [to, light];
    if (position <= to) return to === from ? light : before + ((light - before) * (position - from)) / (to - from);
  }
  return profile.at(-1)?.[1] ?? 0;
}

function between(upper: readonly Vec[], lower: readonly Vec[], share: number): Vec[] {
  return upper.map(([x, y], index) => [x, y + ((lower[index]?.[1] ?? y) - y) * share]);
}

/**
 * Light between lines that share their x positions, as many thin bands that follow them. Each band
 * covers all the rest below it, so that no seam shows.
 */
export function bands(lines: readonly (readonly Vec[])[], profile: LightProfile, paint: Paint, count: number): string {
  const zones = lines.length - 1;
  return Array.from({ length: count }, (_, index) => {
    const position = (index * zones) / count;
    const zone = Math.floor(position);
    const upper = between(lines[zone] ?? [], lines[zone + 1] ?? [], position - zone);
    const [first, last] = [upper[0], upper.at(-1)];
    if (first === undefined || last === undefined) return '';
    const under: Vec[] = [
      [last[0] + 60, last[1]],
      [last[0] + 60, -50],
      [first[0] - 60, -50],
      [first[0] - 60, first[1]],
    ];
    return shape([...upper, ...under], paint.at(lightAt(profile, position)));
  }).join('');
}
