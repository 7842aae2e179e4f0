import { driveAwayStates } from '@showroom/contracts/entities/drive-away';
import type { FinancingOption, Vehicle } from '@showroom/contracts/entities/vehicle';
import type { ChosenPayment, ValuedTradeIn } from '@showroom/shared-ui/chosen-payment';
import { useEffect, useState } from 'react';
import { storedOption, storedState, storeProductPage, storeState } from '../../data/product-page-data';
import { chosenOption } from './payment-choices';

/** What a visitor chose on the page of a vehicle. */
export interface PageChoices {
  readonly option: FinancingOption | undefined;
  readonly chooseOption: (option: string) => void;
  /** Australian state. */
  readonly state: string | undefined;
  readonly chooseState: (state: string) => void;
  readonly reportPayment: (chosen: ChosenPayment) => void;
  readonly reportTradeIn: (valued: ValuedTradeIn) => void;
}

/**
 * Starts as the server wrote the page, for the state that its address names; then takes up what
 * this browser remembers.
 */
export function usePageChoices({ id, attributes }: Vehicle, addressState: string | undefined): PageChoices {
  const [wanted, setWanted] = useState<string>();
  const [state, setState] = useState(addressState);
  useEffect(() => {
    setWanted(storedOption(id));
    const remembered = storedState();
    if (remembered !== undefined) setState(remembered);
    else if (addressState !== undefined) storeState(addressState);
    storeProductPage({ vehicleId: id });
  }, [id, addressState]);
  return {
    option: chosenOption(attributes.prices, wanted),
    chooseOption(option) {
      setWanted(option);
      storeProductPage({ vehicleId: id, preselectedPaymentOption: option });
    },
    state: state !== undefined && driveAwayStates(attributes).includes(state) ? state : undefined,
    chooseState(chosen) {
      setState(chosen || undefined);
      storeProductPage({ vehicleId: id, driveAwayState: chosen });
    },
    reportPayment({ type, values }) {
      storeProductPage({ vehicleId: id, paymentOptionsData: { type, data: [values] } });
    },
    reportTradeIn({ vehicle, condition, estimate }) {
      const { value, currency } = estimate;
      storeProductPage({ vehicleId: id, tradeInData: { ...vehicle, condition, estimate, value, currency } });
    },
  };
}
