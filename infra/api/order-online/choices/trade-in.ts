import type { ChosenTradeIn, TradeInEstimate } from '@showroom/contracts/entities/order-choices';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import type { MarketCode } from '@showroom/contracts/markets';
import { isProven } from '../../showroom/estimate-proof';

interface TradeInQuestion {
  readonly market: MarketCode;
  readonly secret: string;
  readonly now: Date;
}

/** A present car as an order keeps it: who proved the estimate is of no use any more. */
export type RecordedTradeIn = Omit<ChosenTradeIn, 'estimate'> & {
  readonly estimate: Omit<TradeInEstimate, 'proof'> | null;
};

/**
 * The present car with the estimate that the platform gave for it; any other estimate, or one whose
 * time is over, is refused.
 */
export function checkedTradeIn(chosen: ChosenTradeIn, { market, secret, now }: TradeInQuestion): RecordedTradeIn {
  const { estimate, condition = 'good', ...vehicle } = chosen;
  if (estimate === null) return { ...vehicle, condition, estimate };
  const { proof, ...told } = estimate;
  const isOver = told.valid_until < now.toISOString().slice(0, 10);
  if (isOver || !isProven({ market, vehicle, condition, estimate: told }, proof, secret)) {
    throw new ShowroomError('trade-in.changed', { status: 409 });
  }
  return { ...vehicle, condition, estimate: told };
}
