import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { LinkButton } from '@showroom/shared-ui/button';
import { useGatedHtml } from '@showroom/shared-ui/gated-html';
import { useTextsOf } from '../../language/use-language';
import { formAbout } from '../contact';
import { LateCalculator } from '../own-calculator/LateCalculator';
import type { ShownBlock, ShownContent } from './shown-content';
import './ContentBlocks.css';

interface ContentBlocksProps {
  readonly content: ShownContent;
  readonly vehicle: Vehicle['attributes'];
}

/** Pieces of an accordion or popup, in the order of the market. */
export function ContentBlocks({ content: { blocks, options }, vehicle }: ContentBlocksProps) {
  return (
    <div className="vehicle-content">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own, and their order never changes
        <Block key={`${block.type}-${index}`} block={block} options={options} vehicle={vehicle} />
      ))}
    </div>
  );
}

interface BlockProps {
  readonly block: ShownBlock;
  readonly options: ShownContent['options'];
  readonly vehicle: Vehicle['attributes'];
}

function Block({ block, options, vehicle }: BlockProps) {
  switch (block.type) {
    case 'html':
      return <Html html={block.html} />;
    case 'finance_options_table':
      return <FinanceOptions options={options} />;
    case 'calculator':
      return <LateCalculator calculator={block.calculator} />;
    case 'form':
      return block.form_id ? <FormLink id={block.form_id} vehicle={vehicle} /> : null;
  }
}

/** A question about the vehicle, in a form that the shell opens over the page. */
function FormLink({ id, vehicle }: Pick<BlockProps, 'vehicle'> & { readonly id: string }) {
  const texts = useTextsOf('vehicle');
  return (
    <LinkButton href={formAbout(id, vehicle)} kind="secondary">
      {texts.writeToRetailer}
    </LinkButton>
  );
}

function FinanceOptions({ options }: Pick<BlockProps, 'options'>) {
  const texts = useTextsOf('vehicle');
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

function Html({ html }: { readonly html: string }) {
  const gated = useGatedHtml(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API cleans what editors wrote with every answer
  return <div className="vehicle-content-html" dangerouslySetInnerHTML={{ __html: gated }} />;
}
