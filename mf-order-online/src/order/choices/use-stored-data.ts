import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import { useEffect, useState } from 'react';
import { browserStorage } from '../../data/storage';
import { loadStoredJourney } from '../../data/stored-journey';

/** The stored data of a vehicle's steps; empty on the server and until it is loaded. */
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
