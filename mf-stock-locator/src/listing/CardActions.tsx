import { CompareButton } from '../shortlist/CompareButton';
import { SaveButton } from '../shortlist/SaveButton';
import type { CardData } from './list-data';

interface CardActionProps {
  readonly card: CardData;
  /** Of the vehicle, for those who hear the button. */
  readonly name: string;
}

/** Saves the vehicle. */
export function SaveCard({ card, name }: CardActionProps) {
  return <SaveButton id={card.id} name={name} listing={card.list} className="listing-card-save" />;
}

/** Puts the vehicle beside others of the market's own listing. */
export function CompareCard({ card, name }: CardActionProps) {
  if (card.list !== undefined) return null;
  const picture = card.attributes.cover?.medium_path ?? '';
  return <CompareButton id={card.id} name={name} picture={picture} className="listing-card-compare" />;
}
