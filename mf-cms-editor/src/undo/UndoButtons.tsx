import { Button } from '@showroom/shared-ui/button';
import { Icon } from '@showroom/shared-ui/icon';
import type { Undo } from './use-undo';

/** One step back, one step on; each says which. */
export function UndoButtons({ log, stepBack, stepOn }: Undo) {
  const [last, next] = [log.past.at(-1), log.future[0]];
  return (
    <>
      <Button
        kind="tertiary"
        icon={<Icon name="arrow-start" size={16} />}
        title={last && `Undo: ${last.name}`}
        disabled={!last}
        onClick={stepBack}
      >
        Undo
      </Button>
      <Button
        kind="tertiary"
        icon={<Icon name="arrow-end" size={16} />}
        title={next && `Redo: ${next.name}`}
        disabled={!next}
        onClick={stepOn}
      >
        Redo
      </Button>
    </>
  );
}
