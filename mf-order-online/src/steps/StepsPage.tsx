import { fromWidth } from '@showroom/contracts/breakpoints';
import type { JourneyMode } from '@showroom/contracts/entities/journeys';
import { retailerName } from '@showroom/contracts/entities/retailer-name';
import { townLine } from '@showroom/contracts/entities/town-line';
import type { Vehicle } from '@showroom/contracts/entities/vehicle';
import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { VehiclePhoto } from '@showroom/shared-ui/photo';
import { useLoaderData, useSearchParams } from '@showroom/shared-ui/router';
import { JourneySteps } from '../checkout/CheckoutSteps';
import { useWay } from '../checkout/use-way';
import type { JourneyData } from '../data/fetch-journey';
import { financingOptionOf, type OrderChoice } from '../data/order-choice';
import type { OrderOnlineConfigs } from '../data/order-online-config';
import { ChooseVehicle } from '../order/ChooseVehicle';
import { chosenOption } from '../order/choices/payment-options';
import journeyMessages from '../order/messages/journey/en.json';
import { detailsPath } from '../order/paths';
import { RetailerContact } from '../order/RetailerContact';
import { stepsOf } from './configured-steps';
import { NotReservable } from './NotReservable';
import { ReservationSummary } from './ReservationSummary';
import { StepSections } from './StepSections';
import { useJourney } from './use-journey';
import { useStepAddress } from './use-step-address';
import { useTrackedJourney } from './use-tracked-journey';
import { useVisit } from './use-visit';
import { VehicleFacts } from './VehicleFacts';
import './Details.css';

const toDetails = ({ vehicleId, configUrl }: OrderChoice) => detailsPath(vehicleId, configUrl);

/** The vehicle, the steps that lead to its reservation, and what was chosen in them. */
export function StepsPage() {
  const data = useLoaderData<JourneyData>();
  const { config } = data;
  if (data.status === 'choose') {
    return <ChooseVehicle pathOf={toDetails} content={config.order_online_steps_page?.empty} />;
  }
  const { vehicle, configUrl, mode } = data;
  return <Steps key={configUrl ?? vehicle.id} vehicle={vehicle} configUrl={configUrl} mode={mode} config={config} />;
}

interface StepsProps {
  readonly vehicle: Vehicle;
  readonly configUrl: string | null;
  readonly mode: JourneyMode;
  readonly config: OrderOnlineConfigs;
}

function Steps({ vehicle, configUrl, mode, config }: StepsProps) {
  useTrackedJourney(vehicle, mode);
  useVisit();
  const journeyTexts = useMessages(journeyMessages);
  const [query] = useSearchParams();
  const configured = stepsOf(config);
  const journey = useJourney(
    {
      vehicleId: vehicle.id,
      detailsRoute: detailsPath(vehicle.id, configUrl),
      configUrl,
      requestedOption: financingOptionOf(query.get('finance_option')),
      firstOption: chosenOption(vehicle, undefined),
    },
    configured,
  );
  const moves = useStepAddress(journey, configured);
  const { attributes } = vehicle;
  const page = config.order_online_steps_page;
  const way = useWay(config);
  const isReservable = attributes.reservation !== null && attributes.status !== 'sold';
  return (
    <Container className="details">
      {isReservable && <JourneySteps way={way} current={0} />}
      <header className="details-head">
        <p className="details-brand">{attributes.brand}</p>
        <Heading level={1} size="xl">
          <bdi>{attributes.title}</bdi>
        </Heading>
      </header>
      <div className="details-columns">
        <div className="details-main">
          {attributes.cover && (
            <VehiclePhoto
              photo={attributes.cover}
              priority="high"
              sizes={`${fromWidth('xl')} 60vw, 100vw`}
              className="details-photo"
            />
          )}
          {isReservable ? (
            <StepSections vehicle={vehicle} configured={configured} journey={journey} moves={moves} page={page} />
          ) : (
            <NotReservable vehicle={vehicle} />
          )}
        </div>
        {isReservable && (
          <ReservationSummary
            vehicle={vehicle}
            configUrl={configUrl}
            configured={configured}
            state={journey.state}
            customTexts={config.order_online?.texts ?? {}}
            onOpenStep={moves.go}
          />
        )}
        <div className="details-more">
          <VehicleFacts vehicle={vehicle} />
          {attributes.owner_name !== '' && (
            <section className="details-retailer" aria-labelledby="details-retailer">
              <Heading level={2} size="s" id="details-retailer">
                {journeyTexts.retailer}
              </Heading>
              <RetailerContact
                name={retailerName(attributes)}
                address={`${attributes.owner_address}, ${townLine(attributes.owner_zipcode, attributes.owner_city)}`}
                phone={attributes.owner_phone}
                email={attributes.owner_email}
              />
            </section>
          )}
        </div>
      </div>
    </Container>
  );
}
