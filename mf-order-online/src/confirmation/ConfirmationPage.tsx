import type { ORDER_STATES, Order } from '@showroom/contracts/entities/order';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { Container } from '@showroom/shared-ui/container';
import { writeDateTime } from '@showroom/shared-ui/dates';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { Picture } from '@showroom/shared-ui/picture';
import { usePlatform } from '@showroom/shared-ui/platform';
import { usePriceFormat } from '@showroom/shared-ui/price';
import { useLoaderData } from '@showroom/shared-ui/router';
import { useTexts } from '@showroom/shared-ui/texts';
import type { ReactNode } from 'react';
import { JourneySteps } from '../journey/JourneySteps';
import { vehiclePagePath } from '../journey/paths';
import { RetailerContact } from '../journey/RetailerContact';
import { JOURNEY_TEXTS } from '../journey/texts';
import { CONFIRMATION_TEXTS } from './texts';
import './Confirmation.css';

const STATE_BADGES = {
  awaiting_payment: 'warning',
  confirmed: 'success',
  cancelled: 'neutral',
  expired: 'danger',
} as const satisfies Record<(typeof ORDER_STATES)[number], 'success' | 'warning' | 'neutral' | 'danger'>;

/** The order as the database holds it, made to be kept: on screen, on paper. */
export function ConfirmationPage() {
  const order = useLoaderData<Order>();
  const texts = useTexts(CONFIRMATION_TEXTS);
  const { attributes } = order;
  return (
    <Container className="confirmation">
      <div className="confirmation-screen-only">
        <JourneySteps current="confirmation" />
      </div>
      <header className="confirmation-head">
        <div>
          <Heading level={1} size="xl">
            {texts.title}
          </Heading>
          <p className="confirmation-state">
            <Badge kind={STATE_BADGES[attributes.state]}>{texts[`state_${attributes.state}`]}</Badge>
          </p>
        </div>
        <Button kind="secondary" size="small" className="confirmation-screen-only" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </header>
      <div className="confirmation-columns">
        <ReservedVehicle order={order} />
        <OrderFacts order={order} />
      </div>
    </Container>
  );
}

function ReservedVehicle({ order }: { readonly order: Order }) {
  const texts = useTexts(CONFIRMATION_TEXTS);
  const { vehicle } = order.attributes;
  return (
    <section aria-label={texts.vehicle} className="confirmation-vehicle">
      {vehicle.photo && (
        <Picture src={vehicle.photo} alt={vehicle.title} sizes="(min-width: 1024px) 50vw, 100vw" priority />
      )}
      <Heading level={2} size="m">
        <SiteLink href={vehiclePagePath(vehicle.id, vehicle.slug)} look="standalone">
          <bdi>{vehicle.title}</bdi>
        </SiteLink>
      </Heading>
      {vehicle.vin && (
        <p className="confirmation-vin">
          {texts.vin}: <bdi>{vehicle.vin}</bdi>
        </p>
      )}
    </section>
  );
}

function OrderFacts({ order }: { readonly order: Order }) {
  const texts = useTexts(CONFIRMATION_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
  const write = usePriceFormat();
  const { market } = usePlatform();
  const { attributes } = order;
  const { customer, retailer, vehicle } = attributes;
  return (
    <dl className="confirmation-facts">
      <Fact name={texts.number}>
        <strong>{attributes.order_number}</strong>
      </Fact>
      <Fact name={texts.date}>
        <bdi>{writeDateTime(attributes.confirmed_at ?? attributes.created_at, market.timeZone)}</bdi>
      </Fact>
      <Fact name={texts.amount}>{attributes.amount > 0 ? <bdi>{write(attributes.amount)}</bdi> : journey.free}</Fact>
      <Fact name={texts.status}>{texts[`payment_${attributes.payment_status}`]}</Fact>
      {vehicle.price !== null && (
        <Fact name={texts.price}>
          <bdi>{write(vehicle.price)}</bdi>
        </Fact>
      )}
      <Fact name={texts.customer}>
        {customer.first_name} {customer.last_name}
        <br />
        {customer.email}
        <br />
        <bdi>{customer.phone}</bdi>
      </Fact>
      <Fact name={texts.retailer}>
        <RetailerContact {...retailer} address={`${retailer.address}, ${retailer.city}`} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="confirmation-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
