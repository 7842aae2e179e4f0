import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import type { StepConfiguration, StepType } from '@showroom/contracts/entities/order-online-config';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { ChoiceList } from './ChoiceList';
import { isAnswered } from './step-answers';

/** The way to pay is in every summary anyway. */
const TYPES = ['trade_in', 'service_pack', 'location', 'appointment'] as const satisfies readonly StepType[];

interface StoredChoicesProps {
  readonly vehicle: Vehicle;
  readonly data: OrderOnlineData;
}

/** The choices stored for this vehicle, on pages after the steps; nothing without any. */
export function StoredChoices({ vehicle, data }: StoredChoicesProps) {
  const answered: StepConfiguration[] = TYPES.map((type) => ({ type, title: '', required: false })).filter((step) =>
    isAnswered(step, data),
  );
  if (answered.length === 0) return null;
  return <ChoiceList vehicle={vehicle} configured={answered} data={data} />;
}
