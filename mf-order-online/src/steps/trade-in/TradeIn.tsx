import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import type { TradeIn as Car, TradeInCondition, TradeInValuation } from '@showroom/contracts/entities/trade-in';
import { Button } from '@showroom/shared-ui/button';
import { estimateOf } from '@showroom/shared-ui/chosen-payment';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { EMPTY_DRAFT } from '@showroom/shared-ui/trade-in-draft';
import { TradeInForm } from '@showroom/shared-ui/trade-in-form';
import tradeInMessages from '@showroom/shared-ui/trade-in-messages';
import { ValuationResult } from '@showroom/shared-ui/valuation-result';
import { useEffect, useRef, useState } from 'react';
import { fetchTradeInOptions, fetchTradeInValue } from '../../data/step-calls';
import { Loaded } from '../Loaded';
import type { StepProps } from '../step';
import { PATIENCE, useLoad } from '../use-load';
import { CarSummary } from './CarSummary';
import { draftOf } from './draft-of';
import tradeInStepMessages from './messages/en.json';
import './TradeIn.css';

type View = 'none' | 'form' | 'car' | undefined;

/** The visitor's present car: none, described and valued here, or as the vehicle's page left it. */
export function TradeIn({ configuration: { type, required }, data, save, report }: StepProps) {
  const texts = useMessages(tradeInStepMessages);
  const { tradeInData } = data;
  const [requested, setRequested] = useState<'none' | 'form'>();
  const [valuation, setValuation] = useState<TradeInValuation['attributes']>();
  const isGiven = !required || tradeInData !== undefined;
  useEffect(() => report(type, isGiven), [report, type, isGiven]);
  const result = useFocusOnArrival(Boolean(tradeInData) && requested === undefined);
  const view = requested ?? viewOf(tradeInData);

  if (view === 'car' && tradeInData) {
    return (
      <div ref={result} tabIndex={-1} className="trade-in">
        <CarSummary car={tradeInData} />
        {valuation && <ValuationResult valuation={valuation} />}
        {!tradeInData.estimate && <Notice>{texts.retailerValues}</Notice>}
        {tradeInData.estimate && isOver(tradeInData.estimate.valid_until) && (
          <Notice kind="warning">{texts.expired}</Notice>
        )}
        <div className="trade-in-actions">
          <Button kind="secondary" onClick={() => setRequested('form')}>
            {texts.change}
          </Button>
          <Button
            kind="tertiary"
            onClick={() => {
              save({ tradeInData: null });
              setRequested('none');
            }}
          >
            {texts.remove}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="trade-in">
      <RadioGroup
        legend={texts.question}
        name="trade_in"
        look="cards"
        options={[
          { value: 'none', label: texts.no, hint: texts.noHint },
          { value: 'form', label: texts.yes, hint: texts.yesHint },
        ]}
        value={view ?? ''}
        onChange={(value) => {
          if (value === 'none') save({ tradeInData: null });
          setRequested(value === 'form' ? 'form' : 'none');
        }}
      />
      {view === 'form' && (
        <CarForm
          before={tradeInData}
          onValued={(car, condition, valued) => {
            const estimate = valued ? estimateOf(valued) : null;
            const shown = estimate && { value: estimate.value, currency: estimate.currency };
            save({ tradeInData: { ...car, condition, estimate, ...shown } });
            setValuation(valued);
            setRequested(undefined);
          }}
        />
      )}
    </div>
  );
}

/** Nothing is preselected. */
function viewOf(tradeInData: OrderOnlineData['tradeInData']): View {
  if (tradeInData === undefined) return undefined;
  return tradeInData ? 'car' : 'none';
}

/** An estimate is valid to the end of its day. */
function isOver(valid_until: string): boolean {
  return valid_until < new Date().toISOString().slice(0, 10);
}

/** The result gets the focus: the pressed button is gone. */
function useFocusOnArrival(isThere: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const [began] = useState(isThere);
  const before = useRef(isThere);
  useEffect(() => {
    if (isThere && !before.current && !began) element.current?.focus();
    before.current = isThere;
  }, [isThere, began]);
  return element;
}

interface CarFormProps {
  readonly before: Parameters<typeof draftOf>[0] | null | undefined;
  /** Without a valuation the retailer values the car. */
  readonly onValued: (
    car: Car,
    condition: TradeInCondition,
    valuation: TradeInValuation['attributes'] | undefined,
  ) => void;
}

type Asking = { readonly status: 'asking' | 'sending' } | { readonly status: 'failed'; readonly goOn: () => void };

function CarForm({ before, onValued }: CarFormProps) {
  const platform = usePlatform();
  const texts = useMessages(tradeInStepMessages);
  const form = useMessages(tradeInMessages);
  const loading = useLoad((signal) => fetchTradeInOptions(platform, signal), 'options');
  const [draft, setDraft] = useState(() => (before ? draftOf(before) : EMPTY_DRAFT));
  const [asking, setAsking] = useState<Asking>({ status: 'asking' });

  async function value(vehicle: Car, condition: TradeInCondition): Promise<void> {
    setAsking({ status: 'sending' });
    try {
      const { data } = await fetchTradeInValue(platform, { vehicle, condition }, AbortSignal.timeout(PATIENCE));
      onValued(vehicle, condition, data.attributes);
    } catch (error) {
      console.warn('The trade-in could not be valued', error);
      setAsking({ status: 'failed', goOn: () => onValued(vehicle, condition, undefined) });
    }
  }

  return (
    <Loaded loading={loading}>
      {({ data: { attributes } }) => (
        <>
          {asking.status === 'failed' && (
            <Notice
              kind="error"
              actions={
                <Button size="small" onClick={asking.goOn}>
                  {texts.withoutEstimate}
                </Button>
              }
            >
              {form.failed}
            </Notice>
          )}
          <TradeInForm
            options={attributes}
            draft={draft}
            busy={asking.status === 'sending'}
            onDraft={setDraft}
            onSubmit={(car, condition) => void value(car, condition)}
          />
        </>
      )}
    </Loaded>
  );
}
