import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import undoMessages from './messages/en.json';
import type { Undo } from './use-undo';

/** One step back, one step on; each says which. */
export function UndoButtons({ log, stepBack, stepOn }: Undo) {
  const texts = useMessages(undoMessages);
  const [last, next] = [log.past.at(-1), log.future[0]];
  return (
    <>
      <Button
        kind="tertiary"
        icon={<Icon name="arrow-start" size={16} />}
        title={last && fillText(texts.undo_change, { name: last.name })}
        disabled={!last}
        onClick={stepBack}
      >
        {texts.undo}
      </Button>
      <Button
        kind="tertiary"
        icon={<Icon name="arrow-end" size={16} />}
        title={next && fillText(texts.redo_change, { name: next.name })}
        disabled={!next}
        onClick={stepOn}
      >
        {texts.redo}
      </Button>
    </>
  );
}
