import type { ContentOf } from '@showroom/contracts/blocks/template';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import type { BlockProps, LoadInput } from '@showroom/shared-ui/remote-modules';
import { hasForm } from '../../kits/form/FormPlace';
import { type BlockForm, loadBlockForm } from '../../kits/form/load-block-form';
import { WarrantyForm } from '../../kits/warranty/WarrantyForm';
import messages from './messages/en.json';
import type { template } from './template';
import './ExtendedWarrantyPrices.css';

type Content = ContentOf<typeof template>;

/** What the warranty of a model starts at, in AED. */
const PRICES = [
  ['LR2', 4200],
  ['Discovery Sport', 4500],
  ['Defender', 5500],
  ['Discovery/LR4', 6100],
  ['Range Rover Evoque', 5000],
  ['Velar', 5700],
  ['Range Rover Sport', 6300],
  ['Range Rover', 7600],
] as const;

export const load = (input: LoadInput<Content>): Promise<BlockForm> => loadBlockForm(input, input.content.form_id);

export function Component({ content, data }: BlockProps<Content, BlockForm | undefined>) {
  const { locale } = usePlatform();
  const texts = useMessages(messages);
  if (!hasForm(content.form_id, data)) return null;
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'AED',
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  });
  return (
    <WarrantyForm className="extended-warranty-prices" content={content} data={data}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.model}</th>
            <th scope="col" className="extended-warranty-prices-price">
              {texts.from}
            </th>
          </tr>
        </thead>
        <tbody>
          {PRICES.map(([model, amount]) => (
            <tr key={model}>
              <th scope="row" className="extended-warranty-prices-model">
                {model}
              </th>
              <td className="extended-warranty-prices-price">{price.format(amount).replaceAll('\u00a0', ' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WarrantyForm>
  );
}
