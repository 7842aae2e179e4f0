import type { ContentBlock } from '@showroom/contracts/entities/company-config';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { LinkButton } from '@showroom/shared-ui/button';
import { useSetting } from '@showroom/shared-ui/platform';
import { useVehicleTexts } from '../../language/use-language';
import { mailTo } from '../contact';
import type { ShownContent } from './shown-content';
import './ContentBlocks.css';

interface ContentBlocksProps {
  readonly content: ShownContent;
  readonly vehicle: Vehicle['attributes'];
  /** Told when a link leads to another place of the page. */
  readonly onLeave?: () => void;
}

/** Pieces of an accordion or popup, in the order of the market. */
export function ContentBlocks({ content: { blocks, options }, vehicle, onLeave }: ContentBlocksProps) {
  return (
    <div className="vehicle-content">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own, and their order never changes
        <Block key={`${block.type}-${index}`} block={block} options={options} vehicle={vehicle} onLeave={onLeave} />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly block: ContentBlock;
  readonly options: ShownContent['options'];
  readonly vehicle: Vehicle['attributes'];
  readonly onLeave: (() => void) | undefined;
}

function Block({ block, options, vehicle, onLeave }: BlockProps) {
  const texts = useVehicleTexts();
  switch (block.type) {
    case 'html':
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans what editors wrote with every answer
      return <div className="vehicle-content-html" dangerouslySetInnerHTML={{ __html: block.html }} />;
    case 'finance_options_table':
      return <FinanceOptions options={options} />;
    case 'calculator':
      return (
        <LinkButton href="#vehicle-finance" kind="secondary" onClick={onLeave}>
          {texts.finance}
        </LinkButton>
      );
    case 'form':
      return <Letter vehicle={vehicle} />;
  }
}

/** A question to the retailer, where visitors may know of one that has an address. */
function Letter({ vehicle }: Pick<BlockProps, 'vehicle'>) {
  const texts = useVehicleTexts();
  const isOwnerVisible = useSetting('additional_features.owner_visible');
  if (!isOwnerVisible || vehicle.owner_email === '') return null;
  return (
    <LinkButton href={mailTo(vehicle)} kind="secondary">
      {texts.writeToRetailer}
    </LinkButton>
  );
}

function FinanceOptions({ options }: Pick<BlockProps, 'options'>) {
  const texts = useVehicleTexts();
  if (options.length === 0) return null;
  return (
    <table className="vehicle-content-table">
      <thead>
        <tr>
          <th scope="col">{texts.financeOption}</th>
          <th scope="col">{texts.financeValue}</th>
          <th scope="col">{texts.financeDescription}</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ label, value, description }) => (
          <tr key={[label, value, description].join('\n')}>
            <th scope="row">{label}</th>
            <td>{value}</td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
