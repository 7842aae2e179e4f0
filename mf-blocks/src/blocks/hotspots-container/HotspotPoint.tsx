import { fillText } from '@showroom/contracts/fill-text';
import { Heading, type HeadingLevel } from '@showroom/shared-ui/heading';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { Paragraph } from '@showroom/shared-ui/paragraph';
import { Action } from '../../kits/actions/Actions';
import type { Hotspot } from './hotspots';
import messages from './messages/en.json';

interface HotspotPointProps extends Hotspot {
  readonly id: string;
  readonly number: number;
  readonly level: HeadingLevel;
}

/** A point; the browser opens its text beside it, closes it, and gives the focus back. */
export function HotspotPoint({ id, number, level, x, y, title, text, link }: HotspotPointProps) {
  const texts = useMessages(messages);
  const name = title || fillText(texts.point, { number });
  return (
    <li>
      <div className="hotspots-container-place">
        {/* Takes the room before the point: pages carry no style attributes. */}
        <svg width={`${x}%`} height={`${y}%`} className="hotspots-container-room" aria-hidden="true" />
        <button type="button" className="hotspots-container-point" aria-label={name} popoverTarget={id}>
          <Icon name="plus" size={18} />
        </button>
      </div>
      <div id={id} popover="auto" role="dialog" aria-label={name} className="hotspots-container-text">
        <button
          type="button"
          className="hotspots-container-close"
          aria-label={texts.close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" size={18} />
        </button>
        {title !== '' && (
          <Heading level={level} size="m">
            {title}
          </Heading>
        )}
        {text !== '' && <Paragraph size="m">{text}</Paragraph>}
        {link && <Action link={{ ...link, type: 'internal', target: '_self', ui_type: 'tertiary' }} />}
      </div>
    </li>
  );
}
