import { fromWidth } from '@showroom/contracts/breakpoints';
import { Heading, type HeadingLevel } from '@showroom/shared-ui/heading';
import { Picture } from '@showroom/shared-ui/picture';
import { Price } from '@showroom/shared-ui/price';
import { Action } from '../../kits/actions/Actions';
import { AdditionalSpecification } from './AdditionalSpecification';
import { CarSpecs } from './CarSpecs';
import type { CarEngine } from './car-engines';
import type { CarContent, Labels } from './content-parts';

const SIZES = `${fromWidth('xl')} 33vw, ${fromWidth('s')} 50vw, 100vw`;

interface CarProps {
  readonly id: string;
  readonly car: CarContent;
  readonly engines: readonly CarEngine[];
  readonly labels: Labels;
  readonly level: HeadingLevel;
  /** Whether any car has a picture: then all have its place, and their titles stand in a line. */
  readonly hasPictures: boolean;
  readonly hasChoice: boolean;
}

/** One model with all that is said of it. */
export function Car({ id, car, engines, labels, level, hasPictures, hasChoice }: CarProps) {
  const { car_title, image, price, electric_label, petrol_label, hybrid_label, button } = car;
  const fuels = [electric_label, petrol_label, hybrid_label].filter((label) => label.trim() !== '');
  return (
    <li id={id} className="models-and-specs-car">
      {hasPictures && <div className="models-and-specs-picture">{image && <Picture {...image} sizes={SIZES} />}</div>}
      <div className="models-and-specs-head">
        <Heading level={level} size="l">
          {car_title}
        </Heading>
        <Price amount={price} kind="full" className="models-and-specs-price" />
        {fuels.length > 0 && (
          <ul className="models-and-specs-fuels">
            {fuels.map((fuel) => (
              <li key={fuel}>{fuel}</li>
            ))}
          </ul>
        )}
      </div>
      <p className="models-and-specs-actions">
        <Action link={button} about={car_title} />
      </p>
      <CarSpecs id={id} title={car_title} engines={engines} labels={labels} hasChoice={hasChoice}>
        <AdditionalSpecification
          title={car_title}
          label={labels.additional_label}
          html={car.additional_specification}
        />
      </CarSpecs>
    </li>
  );
}
