import type {
  TradeIn,
  TradeInCondition,
  TradeInOptions,
  TradeInValuation,
} from '@showroom/contracts/entities/trade-in';
import { Button } from '@showroom/shared-ui/button';
import { estimateOf, type ValuedTradeIn } from '@showroom/shared-ui/chosen-payment';
import { Dialog } from '@showroom/shared-ui/dialog';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { Spinner } from '@showroom/shared-ui/spinner';
import { EMPTY_DRAFT, type TradeInDraft } from '@showroom/shared-ui/trade-in-draft';
import { TradeInForm } from '@showroom/shared-ui/trade-in-form';
import tradeInMessages from '@showroom/shared-ui/trade-in-messages';
import { ValuationResult } from '@showroom/shared-ui/valuation-result';
import { useEffect, useState } from 'react';
import { fetchTradeInOptions, fetchTradeInValue } from '../../data/calculator-calls';

/** Milliseconds after which a visitor hears that it does not work. */
const PATIENCE = 15_000;

type Loaded = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; options: TradeInOptions['attributes'] };
type Valued =
  | { status: 'asking' | 'sending' | 'failed' }
  | { status: 'valued'; valuation: TradeInValuation['attributes'] };

interface TradeInDialogProps {
  readonly onClose: () => void;
  /** Takes the estimate as deposit of what is being calculated. */
  readonly onUse?: (value: number) => void;
  readonly onValued?: (valued: ValuedTradeIn) => void;
}

/** The trade-in form with its answer, over the page. */
export function TradeInDialog({ onClose, onUse, onValued }: TradeInDialogProps) {
  const platform = usePlatform();
  const texts = useMessages(tradeInMessages);
  const [draft, setDraft] = useState<TradeInDraft>(EMPTY_DRAFT);
  const { loaded, reload } = useOptions();
  const [valued, setValued] = useState<Valued>({ status: 'asking' });

  async function value(vehicle: TradeIn, condition: TradeInCondition): Promise<void> {
    setValued({ status: 'sending' });
    try {
      const { data } = await fetchTradeInValue(platform, { vehicle, condition }, AbortSignal.timeout(PATIENCE));
      setValued({ status: 'valued', valuation: data.attributes });
      onValued?.({ vehicle, condition, estimate: estimateOf(data.attributes) });
    } catch (error) {
      console.warn('The trade-in could not be valued', error);
      setValued({ status: 'failed' });
    }
  }

  if (valued.status === 'valued') {
    const { valuation } = valued;
    return (
      <Dialog
        open
        size="wide"
        onClose={onClose}
        title={texts.title}
        footer={
          <>
            {onUse && <Button onClick={() => onUse(valuation.value)}>{texts.use}</Button>}
            <Button kind="secondary" onClick={() => setValued({ status: 'asking' })}>
              {texts.again}
            </Button>
          </>
        }
      >
        <ValuationResult valuation={valuation} />
      </Dialog>
    );
  }
  return (
    <Dialog open size="wide" onClose={onClose} title={texts.title}>
      {loaded.status === 'loading' && <Spinner label={texts.loading} />}
      {loaded.status === 'failed' && (
        <Notice
          kind="error"
          actions={
            <Button size="small" onClick={reload}>
              {texts.retry}
            </Button>
          }
        >
          {texts.optionsFailed}
        </Notice>
      )}
      {valued.status === 'failed' && <Notice kind="error">{texts.failed}</Notice>}
      {loaded.status === 'ready' && (
        <TradeInForm
          options={loaded.options}
          draft={draft}
          busy={valued.status === 'sending'}
          onDraft={setDraft}
          onSubmit={(car, condition) => void value(car, condition)}
        />
      )}
    </Dialog>
  );
}

/** What the form offers; fetched when it is opened, for no page shows it before. */
function useOptions(): { readonly loaded: Loaded; readonly reload: () => void } {
  const platform = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE)]);
    fetchTradeInOptions(platform, signal).then(
      ({ data }) => setLoaded({ status: 'ready', options: data.attributes }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.warn('The options of the trade-in form could not be loaded', error);
        setLoaded({ status: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [platform, attempt]);
  return {
    loaded,
    reload: () => {
      setLoaded({ status: 'loading' });
      setAttempt((number) => number + 1);
    },
  };
}
