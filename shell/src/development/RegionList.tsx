import { type Overview, troubleOf } from './overview';
import type { Region } from './regions';

const STATES: Readonly<Record<Region['state'], string>> = {
  static: 'HTML alone',
  waiting: 'code comes later',
  alive: 'taken over',
  fallback: 'shows its fallback',
};

const MOMENTS: Readonly<Record<Region['hydrate'], string>> = {
  never: 'never hydrates',
  visible: 'hydrates when visible',
  idle: 'hydrates when idle',
  load: 'hydrates at once',
  activity: 'hydrates after the first activity, once it is near',
  interaction: 'hydrates when touched',
};

interface RegionListProps {
  readonly regions: readonly Region[];
  readonly overview: Overview | undefined;
  readonly onChoose: (key: string | undefined) => void;
}

/** The parts of the page from top to bottom; a press leads to one. */
export function RegionList({ regions, overview, onChoose }: RegionListProps) {
  const serverTrouble = (remote: string) => (overview ? troubleOf(overview, remote) : undefined);
  return (
    <section className="developing-section" aria-label="Parts of the page">
      <h3>Parts</h3>
      {regions.length === 0 && <p>No remote drew anything here.</p>}
      <ul>
        {regions.map((region) => (
          <li key={region.key}>
            <button
              type="button"
              className="developing-region"
              data-hue={region.hue}
              onFocus={() => onChoose(region.key)}
              onBlur={() => onChoose(undefined)}
              onPointerEnter={() => onChoose(region.key)}
              onPointerLeave={() => onChoose(undefined)}
              onClick={() => region.element.scrollIntoView({ block: 'center' })}
            >
              <strong>{region.name}</strong>
              <span>
                {region.remote} {region.version}
              </span>
              <span>
                {MOMENTS[region.hydrate]}, {STATES[region.state]}
                {region.ms !== undefined && `, ${region.ms} ms`}
              </span>
              {[region.failure, serverTrouble(region.remote)].map(
                (trouble) =>
                  trouble && (
                    <span key={trouble} className="developing-failure">
                      {trouble}
                    </span>
                  ),
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
