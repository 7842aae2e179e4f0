import { useSetting } from '@showroom/shared-ui/platform';
import { CompareButton } from '../compare/CompareButton';
import { SaveButton } from '../saved/SaveButton';
import type { CardData } from './list-data';

interface CardActionProps {
  readonly card: CardData;
  /** Of the vehicle, for those who hear the button. */
  readonly name: string;
}

/** Keeps the vehicle; in markets without saved vehicles there is nothing to press. */
export function SaveCard({ card, name }: CardActionProps) {
  if (!useSetting('additional_features.display_selected_vehicles')) return null;
  return <SaveButton id={card.id} name={name} className="listing-card-save" />;
}

/** Puts the vehicle beside others. */
export function CompareCard({ card, name }: CardActionProps) {
  const picture = card.attributes.cover?.medium_path ?? '';
  return <CompareButton id={card.id} name={name} picture={picture} className="listing-card-compare" />;
}
