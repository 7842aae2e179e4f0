import type { OrderChoices } from '@showroom/contracts/entities/order-choices';
import {
  depositOf,
  durationOf,
  FINANCING_OF_TYPE,
  monthlyOf,
  type PaymentOption,
} from '@showroom/contracts/entities/payment-option';
import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { termsOf } from '@showroom/contracts/finance/default-terms';
import { leaseQuote } from '@showroom/contracts/finance/lease';
import { loanOption } from '@showroom/contracts/finance/loan-option';
import { financeQuote } from '@showroom/contracts/finance/quote';
import { subscriptionQuote } from '@showroom/contracts/finance/subscription';
import { type FinanceClass, type FinanceTerms, financeClassOf } from '@showroom/contracts/finance/terms';
import type { Settings } from '@showroom/contracts/settings/settings';
import { toMajor } from '../../../database/money';
import { Refusal } from '../../kernel/refusal';
import type { SoldVehicle } from '../sold-vehicle';

type Chosen = NonNullable<OrderChoices['payment_option']>;

/** What a way to pay is calculated from. */
interface Basis {
  readonly terms: FinanceTerms;
  readonly kind: FinanceClass | undefined;
  /** In major units. */
  readonly price: number;
}

type Quoted = PaymentOption | undefined;

function financed({ terms, kind, price }: Basis, asked: PaymentOption): Quoted {
  const { monthly_mileage } = asked;
  const choice = {
    months: durationOf(asked) ?? terms.default_months,
    deposit: depositOf(asked),
    yearly_mileage: monthly_mileage === undefined ? terms.default_yearly_mileage : Math.round(monthly_mileage * 12),
  };
  // Without the mileage there was no final payment.
  const withoutFinal = asked.residual_value === undefined && monthly_mileage === undefined;
  const quote = kind && financeQuote(terms, withoutFinal ? { ...kind, residuals: [] } : kind, choice, price);
  return quote && loanOption(terms, quote, choice.yearly_mileage);
}

function leased({ terms, kind, price }: Basis, asked: PaymentOption): Quoted {
  const { lease } = terms;
  if (!lease || !kind) return undefined;
  const months = durationOf(asked) ?? lease.quoted.months;
  const yearly_mileage =
    asked.monthly_mileage === undefined ? lease.quoted.yearly_mileage : Math.round(asked.monthly_mileage * 12);
  if (!terms.yearly_mileages.includes(yearly_mileage)) return undefined;
  const initial = depositOf(asked);
  const quotes = lease.initial_payments.map((initial_payments) =>
    leaseQuote(terms, kind, { months, yearly_mileage, initial_payments }, price),
  );
  const quote =
    initial === undefined
      ? leaseQuote(terms, kind, { months, yearly_mileage, initial_payments: lease.quoted.initial_payments }, price)
      : quotes.find((one) => one && isSame(one.initial_payment, initial));
  if (!quote) return undefined;
  return {
    duration: quote.months,
    monthly_payment: quote.instalment,
    initial_payment: quote.initial_payment,
    monthly_mileage: yearly_mileage / 12,
  };
}

function subscribed({ terms, price }: Basis, asked: PaymentOption): Quoted {
  const choice = { months: durationOf(asked) ?? 0, monthly_mileage: Math.round(asked.monthly_mileage ?? 0) };
  const quote =
    terms.subscription && subscriptionQuote(terms.subscription, choice, { quoted: price, decimals: terms.decimals });
  if (!quote) return undefined;
  return { duration: quote.months, monthly_fee: quote.fee, monthly_mileage: quote.monthly_mileage };
}

const QUOTES = { finance: financed, lease: leased, subscription: subscribed } as const;

/**
 * Half of the smallest coin there is: what writing an amount down and reading it again may change.
 */
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}

const changed = () => new ShowroomError('payment-option.changed', { status: 409 });

interface PaymentQuestion {
  readonly stock: SoldVehicle;
  readonly settings: Settings;
  /** In minor units. */
  readonly price: number | null;
  readonly financeOption: FinancingOption;
  readonly now: Date;
}

/**
 * The chosen way to pay as the platform calculates it now; refused when that is not what the
 * visitor saw.
 */
export function checkedPaymentOption(
  { type, selected }: Chosen,
  { stock: { vehicle, market }, settings, price, financeOption, now }: PaymentQuestion,
): Chosen {
  if (FINANCING_OF_TYPE[type] !== financeOption) {
    throw new Refusal(422, 'The calculated way to pay is not the one that was chosen.', [
      { path: 'metadata.payment_option.type', message: 'does not belong to finance_option' },
    ]);
  }
  if (type === 'cash' || selected === undefined) return { type };
  if (price === null) throw changed();
  const terms = termsOf(market.code, settings['finance.terms']);
  const kind = financeClassOf(terms, vehicle, now.getFullYear());
  const quoted = QUOTES[type]({ terms, kind, price: toMajor(price, vehicle.currency) }, selected);
  const [now_due, seen] = [quoted && monthlyOf(quoted), monthlyOf(selected)];
  if (!quoted || now_due === undefined || seen === undefined || !isSame(now_due, seen)) throw changed();
  return {
    type,
    selected: { ...quoted, ...(selected.selected_option && { selected_option: selected.selected_option }) },
  };
}
