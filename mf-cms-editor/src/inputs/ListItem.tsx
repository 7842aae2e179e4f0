import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { type ReactNode, useState } from 'react';
import messages from './messages/en.json';

interface ListItemProps {
  /** e.g. `Item 2`; its buttons are named after it. */
  readonly name: string;
  readonly place: number;
  readonly count: number;
  /** What the item is dragged by. */
  readonly handle?: ReactNode;
  /** Without it the items stay where they are. */
  readonly onMove?: (to: number) => void;
  /** Without it the items stay. */
  readonly onRemove?: () => void;
  /** Without it an item is never folded. */
  readonly fold?: Fold;
  readonly children: ReactNode;
}

interface Fold {
  readonly isOpen: boolean;
  /** What the item says, to know it by while it is folded. */
  readonly headline: string;
  readonly onToggle: () => void;
}

/** One of several in an order that the editor decides. */
export function ListItem({ name, place, count, handle, onMove, onRemove, fold, children }: ListItemProps) {
  return (
    <fieldset className={fold ? 'inputs-item inputs-item-foldable' : 'inputs-item'}>
      <legend className={fold ? 'ui-visually-hidden' : 'inputs-item-name'}>{name}</legend>
      <div className="inputs-item-actions">
        {fold && <FoldButton name={name} {...fold} />}
        {handle}
        {onMove && <MoveButtons name={name} place={place} count={count} onMove={onMove} />}
        {onRemove && <RemoveButton name={name} onRemove={onRemove} />}
      </div>
      {fold ? <FoldedPart isOpen={fold.isOpen}>{children}</FoldedPart> : children}
    </fieldset>
  );
}

function FoldButton({ name, isOpen, headline, onToggle }: Fold & Pick<ListItemProps, 'name'>) {
  return (
    <button type="button" aria-expanded={isOpen} className="inputs-item-fold" onClick={onToggle}>
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
      <span>{name}</span>
      {headline && (
        <span dir="auto" className="inputs-item-headline">
          {headline}
        </span>
      )}
    </button>
  );
}

/** Comes with its first opening and stays: a broken text is told for as long as it stands. */
function FoldedPart({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen ? <div hidden={!isOpen}>{children}</div> : null;
}

type MoveButtonsProps = Required<Pick<ListItemProps, 'name' | 'place' | 'count' | 'onMove'>>;

/** Moves one of several by a place. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const texts = useMessages(messages);
  return (
    <>
      <Button
        kind="tertiary"
        aria-label={fillText(texts.move_up, { name })}
        disabled={place === 0}
        icon={<Icon name="arrow-up" size={16} />}
        onClick={() => onMove(place - 1)}
      />
      <Button
        kind="tertiary"
        aria-label={fillText(texts.move_down, { name })}
        disabled={place === count - 1}
        icon={<Icon name="arrow-down" size={16} />}
        onClick={() => onMove(place + 1)}
      />
    </>
  );
}

type RemoveButtonProps = {
  readonly onRemove: () => void;
} & (
  | { readonly name: string }
  /** The whole of what it says, where a name alone does not tell what is removed. */
  | { readonly label: string }
);

export function RemoveButton({ onRemove, ...of }: RemoveButtonProps) {
  const texts = useMessages(messages);
  const label = 'label' in of ? of.label : fillText(texts.remove, { name: of.name });
  return <Button kind="tertiary" aria-label={label} icon={<Icon name="trash" size={16} />} onClick={onRemove} />;
}

/** The list with the item at `from` moved to `to`; a move out of the list changes nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
