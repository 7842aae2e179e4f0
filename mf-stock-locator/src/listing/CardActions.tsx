import { useSetting } from '@showroom/shared-ui/platform';
import { CompareButton } from '../compare/CompareButton';
import { SaveButton } from '../saved/SaveButton';
import type { CardData } from './list-data';

/** What a visitor can do with a vehicle without opening it. */
export function CardActions({ card, name }: { readonly card: CardData; readonly name: string }) {
  const isSavable = useSetting('additional_features.display_selected_vehicles');
  return (
    <>
      {isSavable && <SaveButton id={card.id} name={name} className="listing-card-save" />}
      <CompareButton
        id={card.id}
        name={name}
        picture={card.attributes.cover?.medium_path ?? ''}
        className="listing-card-compare"
      />
    </>
  );
}
