import type { PriceEntry } from '@showroom/contracts/entities/vehicle';
import { Price, usePriceFormat } from '@showroom/shared-ui/price';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { useTextsOf } from '../../language/use-language';
import type { PriceNotes } from '../../prices/disclaimers';
import { notesBeside, paymentChoices } from './payment-choices';
import { Stars } from './Stars';
import type { PageChoices } from './use-page-choices';

interface PaymentOptionsProps {
  readonly prices: readonly PriceEntry[];
  readonly isSold: boolean;
  /** What purchase costs in the visitor's state. */
  readonly driveAway: number | undefined;
  readonly choices: PageChoices;
  readonly notes: PriceNotes;
}

/** Beside the name of the way to pay, "or" says nothing. */
const SHORT = { purchase: 'plain', lease: 'leaseShort', subscribe: 'subscribe' } as const;

/**
 * How to pay, where there is more than one way; nobody is asked for a sold vehicle, or where one
 * price is all.
 */
export function PaymentOptions({ prices, isSold, driveAway, choices, notes }: PaymentOptionsProps) {
  const texts = useTextsOf('vehicle');
  const write = usePriceFormat();
  const all = paymentChoices(prices);
  const [only, ...others] = all;
  if (!only || (others.length === 0 && only.type === 'purchase')) return null;
  if (isSold || others.length === 0) {
    return all
      .filter(({ type }) => type !== 'purchase')
      .map((entry) => <MonthlyPrice key={entry.type} entry={entry} notes={notes} />);
  }
  return (
    <>
      <RadioGroup
        look="cards"
        className="vehicle-offer-options"
        name="payment-option"
        legend={texts.pay}
        value={choices.option}
        onChange={choices.chooseOption}
        options={all.map(({ type, value_raw }) => ({
          value: type,
          label: texts[type],
          hint: (
            <>
              <bdi>{write((type === 'purchase' && driveAway) || value_raw, SHORT[type])}</bdi>
              {type !== 'purchase' && <span aria-hidden="true"> {notes.starsOf(type)}</span>}
            </>
          ),
        }))}
      />
      {notesBeside(prices, notes).map(({ stars, text }) => (
        <p key={stars} id={`price-note-${stars.length}`} className="vehicle-offer-tax">
          <span aria-hidden="true">{stars} </span>
          <bdi>{text}</bdi>
        </p>
      ))}
    </>
  );
}

function MonthlyPrice({ entry, notes }: { readonly entry: PriceEntry; readonly notes: PriceNotes }) {
  return (
    <p className="vehicle-price">
      <Price amount={entry.value_raw} kind={entry.type} />
      <Stars stars={notes.starsOf(entry.type)} />
    </p>
  );
}
