import { driveAwayPrice } from '@showroom/contracts/entities/drive-away';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { titleOf } from '@showroom/contracts/entities/vehicle-title';
import { LinkButton } from '@showroom/shared-ui/button';
import { Price } from '@showroom/shared-ui/price';
import { useEffect, useState } from 'react';
import { useTextsOf } from '../../language/use-language';
import { shownPrice } from '../../prices/shown-prices';
import type { PageChoices } from './use-page-choices';
import type { VehicleAction } from './vehicle-buttons';
import './VehicleBar.css';

interface VehicleBarProps {
  readonly vehicle: Vehicle['attributes'];
  readonly choices: PageChoices;
  readonly lead: VehicleAction | undefined;
  /** Parts of the page: the ids of their headings with their names. */
  readonly parts: readonly (readonly [id: string, name: string])[];
}

/**
 * Price, parts of the page and the first button stay in reach once the offer has been scrolled
 * past.
 */
export function VehicleBar({ vehicle, choices, lead, parts }: VehicleBarProps) {
  const isPast = useIsPast('vehicle-offer');
  const texts = useTextsOf('vehicle');
  const { name } = titleOf(vehicle, useTextsOf('words'));
  if (!lead || !isPast) return null;
  const price = choices.option && shownPrice(vehicle.prices, choices.option);
  const isPurchase = price?.type === 'purchase';
  const amount = (isPurchase && driveAwayPrice(vehicle, choices.state)) || price?.value_raw;
  return (
    <div className="vehicle-bar">
      <p className="vehicle-bar-text">
        <span className="vehicle-bar-name">{name}</span>
        <Price amount={amount} kind={isPurchase ? 'plain' : price?.type} className="vehicle-bar-price" />
      </p>
      <nav className="vehicle-bar-parts" aria-label={texts.onThisPage}>
        {parts.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <LinkButton href={lead.href} size="small">
        {lead.label}
      </LinkButton>
    </div>
  );
}

/** Whether an element lies above what is seen of the page. */
function useIsPast(id: string): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isPast;
}
