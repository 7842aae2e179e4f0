import { fillText } from '@showroom/contracts/fill-text';
import type { MarketCode } from '@showroom/contracts/markets';
import { Button } from '@showroom/shared-ui/button';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import { type ListedHold, type OpenHolds, type Released, releaseHolds } from '../data/hold-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { AskDialog } from '../layout/FormDialog';
import { mayChange } from '../layout/may-change';
import { MarketLinks, PageHead } from '../layout/PageHead';
import { useMarketName } from '../layout/use-market-name';
import { useTask } from '../layout/use-task';
import { HoldsTable } from './HoldsTable';
import messages from './messages/en.json';
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
  const marketName = useMarketName();
  const { market, open } = useLoaderData<HoldsData>();
  const { person } = usePlatform();
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const { task, setTask, done, onDone } = useTask<readonly ListedHold[]>();
  const ask = mayChange(person) ? setTask : undefined;
  const suspicious = open.holds.filter(({ signs }) => signs.length > 0);

  function onReleased({ released, kept }: Released): void {
    const sentence = formatCount(released, kept === 0 ? texts.released : texts.released_and_kept, locale);
    onDone(fillText(sentence, { kept }));
  }

  return (
    <EditorFrame place="holds">
      <PageHead title={market ? fillText(texts.title_of, { market: marketName(market) }) : texts.title}>
        {ask && suspicious.length > 0 && (
          <Button onClick={() => ask(suspicious)}>
            {fillText(texts.release_suspicious, { count: suspicious.length })}
          </Button>
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
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const button = formatCount(holds.length, texts.release_count, locale);
  return (
    <AskDialog
      title={button}
      button={button}
      stands="order"
      onSubmit={(why) => releaseHolds(client, holds, why).then(onDone)}
      onClose={onClose}
    >
      <p>{texts.release_what}</p>
    </AskDialog>
  );
}
