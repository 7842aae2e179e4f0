import { withBasePath } from '@showroom/contracts/base-path';
import { fillText } from '@showroom/contracts/fill-text';
import { Button, LinkButton } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { storedState } from '../data/product-page-data';
import { useLanguage, useTextsOf } from '../language/use-language';
import { type ComparedVehicle, comparedVehicles, removeCompared } from './compared-vehicles';
import { comparePath, MOST_COMPARED } from './paths';
import './Tray.css';

const SLOTS = Array.from({ length: MOST_COMPARED }, (_, slot) => ({ slot, empty: `empty-${slot}` }));

/** The shortlist as small pictures, and the way to the comparison as soon as there are two. */
export function Tray({ vehicles }: { readonly vehicles: readonly ComparedVehicle[] }) {
  const texts = useTextsOf('saved');
  const { locale } = useLanguage();
  return (
    <section className="compare-tray" aria-label={texts.tray}>
      <p className="compare-tray-count" role="status">
        {formatCount(vehicles.length, texts.chosen, locale)}
        {vehicles.length === 1 && <span className="compare-tray-hint"> · {texts.oneMore}</span>}
      </p>
      <ul className="compare-tray-slots">
        {SLOTS.map(({ slot, empty }) => {
          const vehicle = vehicles[slot];
          return vehicle ? <Slot key={vehicle.id} vehicle={vehicle} /> : <li key={empty} aria-hidden="true" />;
        })}
      </ul>
      <div className="compare-tray-actions">
        <Button kind="tertiary" onClick={() => comparedVehicles.write([])}>
          {texts.clear}
        </Button>
        {vehicles.length > 1 && (
          <LinkButton
            size="small"
            href={comparePath(
              vehicles.map(({ id }) => id),
              { state: storedState() },
            )}
          >
            {texts.compareShort}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

function Slot({ vehicle: { id, name, picture } }: { readonly vehicle: ComparedVehicle }) {
  const texts = useTextsOf('saved');
  return (
    <li>
      {picture && <img src={withBasePath(picture)} alt="" width={640} height={360} />}
      <span className="compare-tray-name">{name}</span>
      <button
        type="button"
        aria-label={fillText(texts.remove, { vehicle: name })}
        onClick={(event) => {
          focusNeighbour(event.currentTarget);
          removeCompared(id);
        }}
        className="compare-tray-remove"
      >
        <svg viewBox="0 0 12 12" width="12" height="12" stroke="currentColor" aria-hidden="true">
          <path d="M2 2l8 8M10 2l-8 8" />
        </svg>
      </button>
    </li>
  );
}

/** The pressed button goes away with its vehicle: the next one takes the focus. */
function focusNeighbour(pressed: HTMLElement): void {
  const buttons = [...(pressed.closest('section')?.querySelectorAll<HTMLElement>('li button, a, button') ?? [])];
  buttons.find((one) => one !== pressed)?.focus();
}
