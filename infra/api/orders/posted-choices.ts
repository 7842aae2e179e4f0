import type { OrderChoices } from '@showroom/contracts/entities/order-choices';
import type { FinancingOption } from '@showroom/contracts/entities/vehicle';
import type { Settings } from '@showroom/contracts/settings/settings';
import type { Transaction } from '../../database/database';
import { checkWholeAmounts } from '../kernel/whole-amounts';
import { recordChoices } from '../order-online/choices/record-choices';
import type { ReservableVehicle } from '../order-store/vehicle';
import { drivenPrice, priceOf } from './order-subject';

/** What choices are checked with; read before the transaction begins. */
export interface ChoiceRules {
  readonly settings: Settings;
  /** Proves estimates of trade-ins. */
  readonly secret: string;
}

interface Posted {
  readonly number: string;
  readonly stock: ReservableVehicle;
  readonly asked: {
    readonly finance_option: FinancingOption;
    readonly locale: string;
    readonly metadata: OrderChoices & Readonly<Record<string, unknown>>;
  };
}

/**
 * The metadata that an order keeps: its choices as the platform knows them, with the appointment
 * booked, and other data as it came.
 */
export async function postedChoices(
  db: Transaction,
  rules: ChoiceRules,
  { number, stock, asked: { finance_option, locale, metadata } }: Posted,
): Promise<Record<string, unknown>> {
  checkWholeAmounts(amountsOf(metadata), stock.vehicle.currency);
  const { drive_away_state, ...posted } = metadata;
  const state = stock.configUrl === null ? stock.vehicle.state : 'new';
  const recorded = await recordChoices(
    db,
    {
      ...rules,
      number,
      stock: { ...stock, vehicle: { ...stock.vehicle, state } },
      price: priceOf(stock, finance_option, drive_away_state),
      financeOption: finance_option,
      locale,
      now: new Date(),
    },
    metadata,
  );
  const isDriven = drivenPrice(stock, finance_option, drive_away_state) !== undefined;
  return { ...posted, ...recorded, ...(isDriven && { drive_away_state }) };
}

/** What the visitor's page says that was seen, by its path in the request. */
function amountsOf({ payment_option, service_packs = [], location }: OrderChoices): Record<string, number | undefined> {
  const { monthly_instalment, monthly_payment, monthly_fee, down_payment, deposit, initial_payment, residual_value } =
    payment_option?.selected ?? {};
  const selected = {
    monthly_instalment,
    monthly_payment,
    monthly_fee,
    down_payment,
    deposit,
    initial_payment,
    residual_value,
  };
  return {
    'metadata.location.fee': location?.fee,
    ...Object.fromEntries(service_packs.map(({ price }, index) => [`metadata.service_packs.${index}.price`, price])),
    ...Object.fromEntries(
      Object.entries(selected).map(([name, amount]) => [`metadata.payment_option.selected.${name}`, amount]),
    ),
  };
}
