import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useRevalidator } from '@showroom/shared-ui/router';
import { useState } from 'react';
import type { ListedHold, OpenHolds, Released } from '../data/hold-calls';
import { ChoiceLinks } from '../layout/ChoiceLinks';
import { EditorFrame } from '../layout/EditorFrame';
import { mayChange } from '../layout/may-change';
import { PageHead } from '../layout/PageHead';
import { useFresh } from '../layout/use-fresh';
import { vehicles } from './format';
import { HoldsTable } from './HoldsTable';
import { ReleaseHoldsDialog } from './ReleaseHoldsDialog';
import './Holds.css';

export interface HoldsData {
  readonly market: MarketCode | undefined;
  readonly open: OpenHolds;
}

const EVERYWHERE = 'everywhere';

/**
 * What visitors are reserving at the moment; who takes a stock off sale without buying is seen
 * here, and stopped.
 */
export function HoldsPage() {
  const { market, open } = useLoaderData<HoldsData>();
  const { person } = usePlatform();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<readonly ListedHold[]>();
  const [done, setDone] = useState('');
  useFresh(asked === undefined);
  const ask = mayChange(person) ? setAsked : undefined;
  const suspicious = open.holds.filter(({ signs }) => signs.length > 0);

  function onDone({ released, kept }: Released): void {
    setAsked(undefined);
    const stays = kept === 0 ? '' : ` Left as they were, paid for or gone meanwhile: ${kept}.`;
    setDone(`${vehicles(released)} ${released === 1 ? 'is' : 'are'} on sale again.${stays}`);
    void revalidate();
  }

  return (
    <EditorFrame place="holds">
      <PageHead title={market ? `Held vehicles of ${MARKETS[market].name}` : 'Held vehicles'}>
        {ask && suspicious.length > 0 && (
          <Button onClick={() => ask(suspicious)}>Release all that are suspicious ({suspicious.length})</Button>
        )}
      </PageHead>
      {open.markets.length > 1 && (
        <ChoiceLinks label="Markets" choices={marketChoices(open.markets)} current={market ?? EVERYWHERE} />
      )}
      {done && <Notice kind="success">{done}</Notice>}
      <HoldsTable open={open} ask={ask} />
      {asked && <ReleaseHoldsDialog holds={asked} onClose={() => setAsked(undefined)} onDone={onDone} />}
    </EditorFrame>
  );
}

function marketChoices(markets: readonly MarketCode[]) {
  return [
    { id: EVERYWHERE, label: 'All', href: '/admin/holds' },
    ...markets.map((market) => ({ id: market, label: MARKETS[market].name, href: `/admin/holds?market=${market}` })),
  ];
}
