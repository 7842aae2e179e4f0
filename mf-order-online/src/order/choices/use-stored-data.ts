import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import { useEffect, useState } from 'react';
import { browserStorage } from '../../data/storage';
import { loadStoredJourney } from '../../data/stored-journey';

/**
 * What this browser keeps of the steps of a vehicle; nothing on the server and until it is read.
 */
export function useStoredData(vehicleId: string): OrderOnlineData {
  const [data, setData] = useState<OrderOnlineData>({});
  useEffect(() => {
    let isCurrent = true;
    void loadStoredJourney(browserStorage('localStorage'), vehicleId).then((stored) => {
      if (isCurrent) setData(stored.data ?? {});
    });
    return () => {
      isCurrent = false;
    };
  }, [vehicleId]);
  return data;
}
