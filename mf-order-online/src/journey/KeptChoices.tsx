import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import type { StepConfiguration, StepType } from '@showroom/contracts/entities/order-online-config';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { useEffect, useState } from 'react';
import { readKept } from '../steps/kept-journey';
import { isAnswered } from '../steps/step-answers';
import { ChoiceList } from './ChoiceList';
import { browserStorage } from './stored';

/** How the vehicle is paid for stands in every summary anyway. */
const TYPES = ['trade_in', 'service_pack', 'location', 'appointment'] as const satisfies readonly StepType[];

/** What was chosen in the steps of this vehicle, for pages that come after them; nothing where nothing was. */
export function KeptChoices({ vehicle }: { readonly vehicle: Vehicle }) {
  const [data, setData] = useState<OrderOnlineData>({});
  useEffect(() => {
    let isCurrent = true;
    void readKept(browserStorage('localStorage'), vehicle.id).then((kept) => {
      if (isCurrent) setData(kept.data ?? {});
    });
    return () => {
      isCurrent = false;
    };
  }, [vehicle.id]);
  const answered: StepConfiguration[] = TYPES.map((type) => ({ type, title: '', required: false })).filter((step) =>
    isAnswered(step, data),
  );
  if (answered.length === 0) return null;
  return <ChoiceList vehicle={vehicle} configured={answered} data={data} />;
}
