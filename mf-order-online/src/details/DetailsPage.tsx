import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { VehiclePhoto } from '@showroom/shared-ui/photo';
import { useLoaderData } from '@showroom/shared-ui/router';
import { useTexts } from '@showroom/shared-ui/texts';
import { ChooseVehicle } from '../journey/ChooseVehicle';
import { JourneySteps } from '../journey/JourneySteps';
import { detailsPath, vehiclePagePath } from '../journey/paths';
import { RetailerContact } from '../journey/RetailerContact';
import { JOURNEY_TEXTS } from '../journey/texts';
import { VehicleFacts } from '../journey/VehicleFacts';
import { ReservationOffer } from './ReservationOffer';
import { DETAILS_TEXTS } from './texts';
import './Details.css';

export type VehicleData = { readonly status: 'choose' } | { readonly status: 'chosen'; readonly vehicle: Vehicle };

const toDetails = ({ vehicleId }: { vehicleId: string }) => detailsPath(vehicleId);

/** First step: the vehicle, what a reservation costs and means, and how the vehicle will be paid for. */
export function DetailsPage() {
  const data = useLoaderData<VehicleData>();
  if (data.status === 'choose') return <ChooseVehicle pathOf={toDetails} />;
  return <Details vehicle={data.vehicle} />;
}

function Details({ vehicle }: { readonly vehicle: Vehicle }) {
  const texts = useTexts(DETAILS_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
  const { attributes } = vehicle;
  return (
    <Container className="details">
      <JourneySteps current="vehicle" />
      <div className="details-columns">
        {attributes.cover && (
          <VehiclePhoto
            photo={attributes.cover}
            priority
            sizes="(min-width: 1024px) 60vw, 100vw"
            className="details-photo"
          />
        )}
        <div className="details-offer">
          <p className="details-brand">{attributes.brand}</p>
          <Heading level={1} size="xl">
            <bdi>{attributes.title}</bdi>
          </Heading>
          <ReservationOffer vehicle={vehicle} />
          <SiteLink href={vehiclePagePath(vehicle.id, attributes.slug)} look="standalone">
            {texts.toVehicle}
          </SiteLink>
        </div>
        <div className="details-more">
          <VehicleFacts vehicle={vehicle} />
          <section className="details-retailer" aria-labelledby="details-retailer">
            <Heading level={2} size="s" id="details-retailer">
              {journey.retailer}
            </Heading>
            <RetailerContact
              name={attributes.owner_name}
              address={`${attributes.owner_address}, ${attributes.owner_zipcode} ${attributes.owner_city}`}
              phone={attributes.owner_phone}
              email={attributes.owner_email}
            />
          </section>
        </div>
      </div>
    </Container>
  );
}
