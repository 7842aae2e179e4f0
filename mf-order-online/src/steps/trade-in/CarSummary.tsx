import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import { Rows } from '@showroom/shared-ui/calculator-rows';
import { formatDate } from '@showroom/shared-ui/dates';
import { useMessages } from '@showroom/shared-ui/messages';
import { useAmount } from '@showroom/shared-ui/use-amount';
import { useDistance } from '@showroom/shared-ui/use-distance';
import tradeInStepMessages from './messages/en.json';

/** The car as the order will carry it, with what it may be worth. */
export function CarSummary({ car }: { readonly car: NonNullable<OrderOnlineData['tradeInData']> }) {
  const texts = useMessages(tradeInStepMessages);
  const distance = useDistance();
  const amount = useAmount(0);
  const { brand, model, bodyType, fuelType, mileage, registrationDate, registration, estimate } = car;
  const until = estimate && formatDate(estimate.valid_until);
  return (
    <Rows
      caption={`${brand.name} ${model.name}`}
      rows={[
        [texts.type, `${bodyType.name}, ${fuelType.name}`],
        [texts.registered, formatDate(registrationDate.date) ?? registrationDate.date],
        [texts.mileage, distance(mileage)],
        registration !== '' && [texts.registration, registration],
        estimate ? [texts.estimate, amount(estimate.value)] : false,
        until ? [texts.validUntil, until] : false,
      ]}
    />
  );
}
