import { ServerHtml } from '@showroom/shared-ui/server-html';
import { memo } from 'react';
import { LanguageProvider, useLanguage } from '../language/use-language';
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

/**
 * Cards in columns; drawn again only when the list itself changes, never while filters are being
 * chosen.
 */
export const VehicleGrid = memo(function VehicleGrid(props: VehicleGridProps) {
  const { cards, level, leads, savable } = props;
  const language = useLanguage();
  return (
    <ServerHtml as="ul" className="listing-grid" of={['cards', cards, level, leads, savable]}>
      <LanguageProvider value={language}>
        <Cards {...props} />
      </LanguageProvider>
    </ServerHtml>
  );
});

/** Of a page's first row; which of its pictures counts as the largest depends on the window. */
const PRIORITIES = ['high', 'low', 'low'] as const;

function Cards({ cards, level = 3, leads = false, ...rest }: VehicleGridProps) {
  const language = useLanguage();
  return cards.map((card, index) => {
    const priority = leads ? PRIORITIES[index] : undefined;
    return (
      <ServerHtml key={card.id} as="li" of={['card', card, level, priority, rest.savable]}>
        <LanguageProvider value={language}>
          <VehicleCard {...rest} card={card} level={level} priority={priority} />
        </LanguageProvider>
      </ServerHtml>
    );
  });
}
