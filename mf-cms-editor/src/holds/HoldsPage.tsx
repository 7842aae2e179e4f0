import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import { type ListedHold, type OpenHolds, type Released, releaseHolds } from '../data/hold-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { AskDialog } from '../layout/FormDialog';
import { formatVehicles } from '../layout/format-number';
import { mayChange } from '../layout/may-change';
import { MarketLinks, PageHead } from '../layout/PageHead';
import { useTask } from '../layout/use-task';
import { HoldsTable } from './HoldsTable';
import './Holds.css';

export interface HoldsData {
  readonly market: MarketCode | undefined;
  readonly open: OpenHolds;
}

/**
 * What visitors are reserving at the moment; who takes a stock off sale without buying is seen
 * here, and stopped.
 */
export function HoldsPage() {
  const { market, open } = useLoaderData<HoldsData>();
  const { person } = usePlatform();
  const { task, setTask, done, onDone } = useTask<readonly ListedHold[]>();
  const ask = mayChange(person) ? setTask : undefined;
  const suspicious = open.holds.filter(({ signs }) => signs.length > 0);

  function onReleased({ released, kept }: Released): void {
    const stays = kept === 0 ? '' : ` Left as they were, paid for or gone meanwhile: ${kept}.`;
    onDone(`${formatVehicles(released)} ${released === 1 ? 'is' : 'are'} on sale again.${stays}`);
  }

  return (
    <EditorFrame place="holds">
      <PageHead title={market ? `Held vehicles of ${MARKETS[market].name}` : 'Held vehicles'}>
        {ask && suspicious.length > 0 && (
          <Button onClick={() => ask(suspicious)}>Release all that are suspicious ({suspicious.length})</Button>
        )}
      </PageHead>
      <MarketLinks
        markets={open.markets}
        current={market}
        hrefFor={(code) => (code ? `/admin/holds?market=${code}` : '/admin/holds')}
      />
      {done && <Notice kind="success">{done}</Notice>}
      <HoldsTable open={open} ask={ask} />
      {task && <ReleaseHoldsDialog holds={task} onClose={() => setTask(undefined)} onDone={onReleased} />}
    </EditorFrame>
  );
}

interface ReleaseHoldsDialogProps {
  readonly holds: readonly ListedHold[];
  readonly onClose: () => void;
  readonly onDone: (released: Released) => void;
}

/** Asks why before held vehicles go on sale again. */
function ReleaseHoldsDialog({ holds, onClose, onDone }: ReleaseHoldsDialogProps) {
  const { client } = usePlatform();
  const button = `Release ${formatVehicles(holds.length)}`;
  return (
    <AskDialog
      title={button}
      button={button}
      stands="order"
      onSubmit={(why) => releaseHolds(client, holds, why).then(onDone)}
      onClose={onClose}
    >
      <p>Others can reserve them at once. Orders that were begun end; what is paid for stays with its customer.</p>
    </AskDialog>
  );
}
