import type { DeliveryAddress } from '@showroom/contracts/entities/order-choices';
import { useMessages } from '@showroom/shared-ui/messages';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { NEEDED } from '../../order/choices/delivery-address';
import locationMessages from './messages/en.json';

const FIELDS = [
  { field: 'street', autoComplete: 'shipping address-line1', maxLength: 120 },
  { field: 'extra', autoComplete: 'shipping address-line2', maxLength: 120 },
  { field: 'postcode', autoComplete: 'shipping postal-code', maxLength: 20 },
  { field: 'city', autoComplete: 'shipping address-level2', maxLength: 80 },
] as const satisfies readonly { field: keyof DeliveryAddress; autoComplete: string; maxLength: number }[];

interface DeliveryAddressFormProps {
  readonly address: DeliveryAddress;
  /** The delivery is offered for this one alone; empty in countries without postcodes. */
  readonly postcode: string;
  readonly onChange: (address: DeliveryAddress) => void;
}

/** The delivery address; every character is saved, and fields left empty show it. */
export function DeliveryAddressForm({ address, postcode, onChange }: DeliveryAddressFormProps) {
  const texts = useMessages(locationMessages);
  const [left, setLeft] = useState<readonly (keyof DeliveryAddress)[]>([]);
  const isNeeded = (field: keyof DeliveryAddress) => NEEDED.some((needed) => needed === field);
  const isMissing = (field: keyof DeliveryAddress) =>
    left.includes(field) && isNeeded(field) && address[field].trim() === '';
  return (
    <fieldset className="location-address">
      <legend>{texts.addressTitle}</legend>
      {FIELDS.map(({ field, ...input }) => (
        <TextField
          key={field}
          {...input}
          label={texts[field]}
          optional={field === 'extra' || (field === 'postcode' && postcode === '')}
          required={isNeeded(field)}
          readOnly={field === 'postcode' && postcode !== ''}
          value={address[field]}
          error={isMissing(field) ? texts.missing : undefined}
          onChange={({ target }) => onChange({ ...address, [field]: target.value })}
          onBlur={() => setLeft((before) => [...before, field])}
        />
      ))}
    </fieldset>
  );
}
