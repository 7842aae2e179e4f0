import { fromWidth } from '@showroom/contracts/breakpoints';
import { Container } from '@showroom/shared-ui/container';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { Picture } from '@showroom/shared-ui/picture';
import type { ImageRows } from './image-rows';
import messages from './messages/en.json';

/**
 * Attributes of a button that opens a dialog without code: as a modal, or as a popover in browsers
 * that know no commands yet.
 */
export const opens = (id: string) =>
  ({ command: 'show-modal', commandfor: id, popoverTarget: id, popoverTargetAction: 'show' }) as const;

/** The same of one that closes it. */
const closes = (id: string) =>
  ({ command: 'close', commandfor: id, popoverTarget: id, popoverTargetAction: 'hide' }) as const;

const SIZES = {
  full: '100vw',
  'two-three': `${fromWidth('s')} 66vw, 100vw`,
  'one-three': `${fromWidth('s')} 33vw, 100vw`,
} as const satisfies Record<ImageRows[number][number]['width'], string>;

interface CollectionProps {
  readonly id: string;
  readonly name: string;
  readonly rows: ImageRows;
}

/** Pictures over the page, in rows. */
export function Collection({ id, name, rows }: CollectionProps) {
  const { close } = useMessages(messages);
  return (
    <dialog id={id} popover="auto" aria-label={name} className="inspired-collection-dialog dark-theme">
      <div className="inspired-collection-bar">
        <p className="inspired-collection-name">{name}</p>
        <button type="button" className="inspired-collection-close" aria-label={close} {...closes(id)}>
          <Icon name="close" size={20} />
        </button>
      </div>
      <Container wide className="inspired-collection-rows">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity beyond their index
          <div key={at} className="inspired-collection-row">
            {row.map(({ width, image }, index) => (
              <Picture
                // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand in a row twice
                key={index}
                ratio={width === 'full' ? '16:9' : 'fill'}
                className={`inspired-collection-${width}`}
                src={image.src}
                alt={image.alt}
                sizes={SIZES[width]}
              />
            ))}
          </div>
        ))}
      </Container>
    </dialog>
  );
}
