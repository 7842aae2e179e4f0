import { Heading } from '@showroom/shared-ui/heading';
import { useTextsOf } from '../language/use-language';
import type { PriceNote } from '../prices/disclaimers';

/** The small print of the prices, each note behind the stars of its prices. */
export function PriceNotes({ notes }: { readonly notes: readonly PriceNote[] }) {
  const texts = useTextsOf('vehicle');
  if (notes.length === 0) return null;
  return (
    <section className="vehicle-notes" aria-labelledby="vehicle-notes">
      <Heading level={2} size="xs" id="vehicle-notes">
        {texts.notes}
      </Heading>
      <ul>
        {notes.map(({ stars, text }) => (
          <li key={stars} id={`price-note-${stars.length}`}>
            <span aria-hidden="true">{stars}</span>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
