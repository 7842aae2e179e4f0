import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { Button } from '@showroom/shared-ui/button';
import { onDemand } from '@showroom/shared-ui/on-demand';
import { Suspense, useState } from 'react';
import type { ShownPopup } from './shown-content';

const PricePopup = onDemand(() => import('./PricePopup').then((code) => code.PricePopup));

interface PopupsProps {
  readonly popups: readonly ShownPopup[];
  readonly vehicle: Vehicle['attributes'];
}

/** What a market says of its prices on demand; a popup's code comes when somebody wants it. */
export function Popups({ popups, vehicle }: PopupsProps) {
  const [open, setOpen] = useState<string>();
  const shown = popups.find(({ key }) => key === open);
  if (popups.length === 0) return null;
  return (
    <div className="vehicle-popups">
      {popups.map(({ key, label, title }) => (
        <Button
          key={key}
          kind="tertiary"
          aria-haspopup="dialog"
          onClick={() => setOpen(key)}
          onPointerEnter={PricePopup.expect}
          onFocus={PricePopup.expect}
        >
          {label || title}
        </Button>
      ))}
      {shown && (
        <Suspense fallback={null}>
          <PricePopup popup={shown} vehicle={vehicle} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
