import type { Bus } from '@showroom/contracts/bus';
import { journeyLabel, OFFER_LABELS } from '@showroom/contracts/entities/journeys';
import { analyticsEvent } from '@showroom/contracts/events/analytics';
import type { CardData } from './list-data';

/** A vehicle of the list was opened: which one, as which offer, and the journey that it begins. */
export function tellOffer(bus: Bus, { id, attributes }: CardData): void {
  const journey = journeyLabel(attributes.state, 'standard') ?? '';
  bus.emit(analyticsEvent, {
    event: 'select_item',
    parameters: {
      item_id: id,
      item_name: `${attributes.brand} ${attributes.model}`,
      offer: OFFER_LABELS[attributes.state],
      journey,
    },
    purpose: 'statistics',
  });
}
