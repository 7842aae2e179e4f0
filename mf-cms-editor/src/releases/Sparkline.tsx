import type { VersionHealth } from '@showroom/contracts/entities/release-overview';

const WIDTH = 96;
const HEIGHT = 20;

/** Failed loads of the last half hour as a line; the number beside it says the same. */
export function Sparkline({ minutes }: Pick<VersionHealth, 'minutes'>) {
  if (minutes.length < 2) return null;
  const points = minutes.map(({ loads, failed }, index) => {
    const share = failed === 0 ? 0 : failed / Math.max(loads, failed);
    const [x, y] = [(index / (minutes.length - 1)) * WIDTH, (1 - share) * (HEIGHT - 2) + 1];
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg className="releases-sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
    </svg>
  );
}
