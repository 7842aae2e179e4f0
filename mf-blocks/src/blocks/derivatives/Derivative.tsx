import type { ContentOf } from '@showroom/contracts/blocks/template';
import { fromWidth } from '@showroom/contracts/breakpoints';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { Heading, type HeadingLevel } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { Picture } from '@showroom/shared-ui/picture';
import { Price } from '@showroom/shared-ui/price';
import { Action } from '../../kits/actions/Actions';
import { Figures } from '../../kits/figures/Figures';
import { RichText } from '../../kits/rich-text/RichText';
import type { Figure } from './figures-of';
import messages from './messages/en.json';
import type { template } from './template';

const COLUMN = `${fromWidth('xl')} 25vw, ${fromWidth('s')} 50vw, 100vw`;
const ALONE = `${fromWidth('l')} 50vw, 100vw`;

interface DerivativeProps {
  readonly version: ContentOf<typeof template>['groups'][number];
  readonly figures: readonly Figure[];
  /** Empty for the site's own word. */
  readonly equipmentLabel: string;
  readonly level: HeadingLevel;
  /** One of several side by side: its equipment opens when it is asked for. */
  readonly isColumn: boolean;
  /** Whether there is a place for a picture, for others beside it have one. */
  readonly hasPlace: boolean;
}

/** One version of a model. */
export function Derivative({ version, figures, equipmentLabel, level, isColumn, hasPlace }: DerivativeProps) {
  const { standardEquipment } = useMessages(messages);
  const { name, image, price, standard_equipment_info, link } = version;
  const hasEquipment = standard_equipment_info.trim() !== '';
  return (
    <div className={isColumn ? 'derivatives-version' : 'derivatives-version derivatives-alone'}>
      {(image || hasPlace) && (
        <div className="derivatives-picture">{image && <Picture {...image} sizes={isColumn ? COLUMN : ALONE} />}</div>
      )}
      <div className="derivatives-words">
        <div className="derivatives-head">
          <Heading level={level} size="l">
            {name}
          </Heading>
          <Price amount={price} kind="full" className="derivatives-price" />
        </div>
        {isColumn ? <Rows figures={figures} /> : <Figures figures={figures} />}
        {hasEquipment && (
          <Disclosure title={equipmentLabel || standardEquipment} open={!isColumn} className="derivatives-equipment">
            <RichText html={standard_equipment_info} />
          </Disclosure>
        )}
        <p>
          <Action link={link} about={name} />
        </p>
      </div>
    </div>
  );
}

/** Figures in a column: those of neighbours stand in a line. */
function Rows({ figures }: Pick<DerivativeProps, 'figures'>) {
  if (figures.length === 0) return null;
  return (
    <dl className="derivatives-rows">
      {figures.map(({ figure, unit, label }) => (
        <div key={label} className="derivatives-row">
          <dt>{label}</dt>
          <dd className="derivatives-figure">
            <bdi>{[figure, unit].filter((part) => part !== '').join(' ')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
