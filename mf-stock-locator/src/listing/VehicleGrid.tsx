import { memo } from 'react';
import type { CardData } from './list-data';
import { VehicleCard } from './VehicleCard';
import './VehicleGrid.css';

interface VehicleGridProps {
  readonly cards: readonly CardData[];
  readonly level?: 2 | 3;
  /** The first card holds the page's largest picture. */
  readonly leads?: boolean;
  /** Whether cards can be saved; a part that runs no code in the browser cannot offer that. */
  readonly savable?: boolean;
  readonly onOpen?: (card: CardData) => void;
}

/** Cards in columns; drawn again only when the list itself changes, never while filters are being chosen. */
export const VehicleGrid = memo(function VehicleGrid(props: VehicleGridProps) {
  const { cards, level = 3, leads = false, ...rest } = props;
  return (
    <ul className="listing-grid">
      {cards.map((card, index) => (
        <li key={card.id}>
          <VehicleCard {...rest} card={card} level={level} priority={leads && index === 0} />
        </li>
      ))}
    </ul>
  );
});
