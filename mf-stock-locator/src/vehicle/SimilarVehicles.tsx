import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import type { CardData } from '../listing/list-data';
import { VehicleGrid } from '../listing/VehicleGrid';
import './SimilarVehicles.css';

interface SimilarVehiclesProps {
  readonly title: string;
  readonly cards: readonly CardData[];
}

/** Vehicles to go on with; nothing where there are none. */
export function SimilarVehicles({ title, cards }: SimilarVehiclesProps) {
  if (cards.length === 0) return null;
  return (
    <section className="similar" aria-labelledby="similar-vehicles">
      <Container wide>
        <Heading level={2} size="xl" id="similar-vehicles" className="similar-title">
          {title}
        </Heading>
        <VehicleGrid cards={cards} savable />
      </Container>
    </section>
  );
}
