import { useLanguage, useTextsOf } from '../language/use-language';
import { type AttributeKey, type Attributes, attributeText } from './attributes';
import './SpecificationIcon.css';

/** Line drawings on a 20 by 20 grid; what has none shows its text alone. */
const SHAPES: Readonly<Partial<Record<AttributeKey, string>>> = {
  engines: 'M4 17V4.500h7V17M3 17h9M6 7h3v3H6zM11 10h2v4a1.400 1.400 0 0 0 3 0V8l-2.500-2.500',
  power: 'M3.500 15.500a8 8 0 1 1 13 0zM10 11.500l3.500-4.500',
  mileage: 'M3 16 7 4M17 16 13 4M10 4v2M10 9v2M10 14v2',
  numberOfSeats: 'M7 3l1 8h5l1.500 6M7 3 5.500 3.500 7.500 14h5',
};

interface SpecificationIconProps {
  readonly attribute: AttributeKey;
  readonly vehicle: Attributes;
}

/** One of the few attributes that a card shows by a picture and a text. */
export function SpecificationIcon({ attribute, vehicle }: SpecificationIconProps) {
  const words = useTextsOf('words');
  const { locale } = useLanguage();
  const text = attributeText(attribute, vehicle, words, locale);
  if (!text) return null;
  const shape = SHAPES[attribute];
  return (
    <li className="specification-icon">
      {attribute === 'color' ? (
        <span className="specification-swatch" data-colour={vehicle.color_canonical?.toLowerCase()} />
      ) : (
        shape && (
          <svg
            viewBox="0 0 20 20"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.25"
            aria-hidden="true"
          >
            <path d={shape} />
          </svg>
        )
      )}
      <span>{text}</span>
    </li>
  );
}
