import { Button } from '@showroom/shared-ui/button';
import { Icon } from '@showroom/shared-ui/icon';
import type { ReactNode } from 'react';

interface ListItemProps {
  /** e.g. `Item 2`; its buttons are named after it. */
  readonly name: string;
  readonly place: number;
  readonly count: number;
  /** Without it the items stay where they are. */
  readonly onMove?: (to: number) => void;
  /** Without it the items stay. */
  readonly onRemove?: () => void;
  readonly children: ReactNode;
}

/** One of several in an order that the editor decides. */
export function ListItem({ name, place, count, onMove, onRemove, children }: ListItemProps) {
  return (
    <fieldset className="inputs-item">
      <legend className="inputs-item-name">{name}</legend>
      <div className="inputs-item-actions">
        {onMove && <MoveButtons name={name} place={place} count={count} onMove={onMove} />}
        {onRemove && <RemoveButton name={name} onRemove={onRemove} />}
      </div>
      {children}
    </fieldset>
  );
}

type MoveButtonsProps = Required<Pick<ListItemProps, 'name' | 'place' | 'count' | 'onMove'>>;

/** Moves one of several by a place. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <Button
        kind="tertiary"
        aria-label={`Move ${name} up`}
        disabled={place === 0}
        icon={<Icon name="arrow-up" size={16} />}
        onClick={() => onMove(place - 1)}
      />
      <Button
        kind="tertiary"
        aria-label={`Move ${name} down`}
        disabled={place === count - 1}
        icon={<Icon name="arrow-down" size={16} />}
        onClick={() => onMove(place + 1)}
      />
    </>
  );
}

export function RemoveButton({ name, onRemove }: Required<Pick<ListItemProps, 'name' | 'onRemove'>>) {
  return (
    <Button kind="tertiary" aria-label={`Remove ${name}`} icon={<Icon name="trash" size={16} />} onClick={onRemove} />
  );
}

/** The list with the item at `from` moved to `to`; a move out of the list changes nothing. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
