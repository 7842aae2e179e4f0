import type { Pillar, SideView } from '../bodies/body';
import { pointsAt, type Vec } from '../notation';
import { bounds, box, loop, trace } from './geometry';
import type { Paint } from './paint';
import type { SideLines } from './side-paint';
import { clip, gradient, group, shape, softStroke, stroke, url } from './svg';

function post({ foot, head, width }: Pillar): Vec[] {
  const half = width / 2;
  return [
    [foot[0] - half * 1.08, foot[1]],
    [head[0] - half * 0.92, head[1]],
    [head[0] + half * 0.92, head[1]],
    [foot[0] + half * 1.08, foot[1]],
  ];
}

export function glassDefs(lines: SideLines, paint: Paint): string {
  const { left, right, low, high } = bounds(lines.greenhouse);
  return [
    clip('glasshouse', lines.greenhouse),
    gradient('painted-post', [0, high], [0, low], `0 ${paint.at(0.56)}, 0.3 ${paint.at(0.3)}, 1 ${paint.at(0.12)}`),
    gradient('glass', [0, high], [0, low], '0 #0a0d0f, 0.25 #161b1f, 0.7 #2c343a, 1 #414b52'),
    gradient(
      'glass-sky',
      [left, high],
      [left + (right - left) * 0.9, low],
      '0 #dfe9f0 0.34, 0.22 #dfe9f0 0.12, 0.42 #dfe9f0 0.02, 0.7 #dfe9f0 0.06, 1 #dfe9f0 0.2',
    ),
    gradient('glass-band', [0, high], [0, low], '0 #f2f7fa 0.26, 0.5 #f2f7fa 0.1, 1 #f2f7fa 0.02'),
  ].join('');
}

/** Seats and the wheel, dark behind the tint. */
function cabin(lines: SideLines): string {
  const { left, right, low, high } = bounds(lines.greenhouse);
  const span = right - left;
  const tall = high - low;
  const seat = (x: number): string => {
    const back = trace(
      [
        [x, low - 60, 0],
        [x + 40, low + tall * 0.3],
        [x + 95, low + tall * 0.5, 40],
        [x + 205, low + tall * 0.5, 40],
        [x + 215, low - 60, 0],
      ],
      true,
    );
    const rest = trace(pointsAt('105,0.52,26 122,0.72,30 208,0.72,30 214,0.52,26', [x, low], [1, tall]), true);
    return shape(back, '#07090a', { opacity: 0.6 }) + shape(rest, '#07090a', { opacity: 0.6 });
  };
  const rim = trace([
    [left + span * 0.235, low - 40],
    [left + span * 0.262, low + tall * 0.2],
    [left + span * 0.3, low + tall * 0.27],
  ]);
  const seats = span > 1900 ? [0.37, 0.6] : [0.45];
  return [
    ...seats.map((share) => seat(left + span * share)),
    stroke(rim, '#07090a', 34, { 'stroke-opacity': 0.55 }),
  ].join('');
}

function reflections(lines: SideLines): string {
  const { left, right, low, high } = bounds(lines.greenhouse);
  const span = right - left;
  const slab = (from: number, wide: number): Vec[] => [
    [left + span * from, low - 20],
    [left + span * (from + 0.13), high + 20],
    [left + span * (from + 0.13 + wide), high + 20],
    [left + span * (from + wide * 0.8), low - 20],
  ];
  return [
    shape(box(left, low, right, high), url('glass-sky')),
    shape(slab(0.16, 0.13), url('glass-band')),
    shape(slab(0.325, 0.03), url('glass-band'), { opacity: 0.7 }),
    shape(slab(0.66, 0.16), url('glass-band'), { opacity: 0.6 }),
  ].join('');
}

/** Windows, posts and their frame. */
export function glasshouse(side: SideView, lines: SideLines): string {
  const painted = side.pillars.filter((pillar) => pillar.painted === true);
  const black = side.pillars.filter((pillar) => pillar.painted !== true);
  return group(
    { 'clip-path': url('body') },
    group(
      { 'clip-path': url('glasshouse') },
      shape(lines.greenhouse, url('glass')),
      cabin(lines),
      reflections(lines),
      ...black.map(
        (pillar) =>
          shape(post(pillar), '#0a0b0c') +
          shape(post({ ...pillar, width: pillar.width * 0.3 }), '#ffffff', { opacity: 0.07 }),
      ),
      ...painted.map((pillar) => shape(post(pillar), url('painted-post'))),
      stroke(loop(lines.greenhouse), '#08090a', 40),
    ),
    stroke(loop(lines.greenhouse), side.brightTrim === true ? '#c9ced2' : '#050606', side.brightTrim === true ? 9 : 6),
  );
}

/** A roof in black: all paint above the waist, with the light that lies on it. */
export function blackRoof({ blackRoof: waist }: SideView, lines: SideLines): string {
  if (waist === undefined) return '';
  const line = trace(waist);
  const top: Vec[] = [
    [line.at(-1)?.[0] ?? lines.length, lines.height + 100],
    [line[0]?.[0] ?? 0, lines.height + 100],
  ];
  return group(
    { mask: url('body-mask') },
    shape([...line, ...top], '#0e0f11'),
    softStroke(
      lines.outline.filter(([, y]) => y > (line[0]?.[1] ?? 0)),
      '#aab4bc',
      26,
      { deviation: 8, opacity: 0.5 },
    ),
  );
}

/** A pane in the roof, from behind the windscreen to before the tailgate: seen along its edge. */
export function glassRoof({ glassRoof: isGlass }: SideView, lines: SideLines): string {
  if (isGlass !== true) return '';
  const { left, right, high } = bounds(lines.greenhouse);
  const [from, to] = [left + (right - left) * 0.3, right - (right - left) * 0.16];
  const pane = lines.outline.filter(([x, y]) => y > high && x > from && x < to);
  return group(
    { mask: url('body-mask') },
    stroke(pane, '#0b0d10', 62),
    softStroke(pane, '#dfe9f0', 16, { deviation: 5, opacity: 0.55 }),
  );
}

/** Headrests and backs that stand above an open body's belt. */
export function openSeats({ openSeats: seats }: SideView): string {
  return (seats ?? [])
    .map(([x, y]) => {
      const back = trace(pointsAt('-40,-200,0 20,40 60,120,40 170,116,40 190,-200,0', [x, y]), true);
      const rest = trace(pointsAt('66,124,24 78,214,30 158,210,30 162,120,24', [x, y]), true);
      return (
        shape(back, '#23252a') +
        shape(rest, '#2b2e33') +
        stroke(back.slice(1, 16), '#7d838a', 6, { 'stroke-opacity': 0.6 })
      );
    })
    .join('');
}
