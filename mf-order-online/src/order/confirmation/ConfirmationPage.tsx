import { fromWidth } from '@showroom/contracts/breakpoints';
import type { Order } from '@showroom/contracts/entities/order';
import { isSecured, type OrderState } from '@showroom/contracts/entities/order-states';
import { orderedTitle } from '@showroom/contracts/entities/vehicle-title';
import { partOf } from '@showroom/contracts/schema/part-of';
import { Badge } from '@showroom/shared-ui/badge';
import { Button } from '@showroom/shared-ui/button';
import { Container } from '@showroom/shared-ui/container';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { Picture } from '@showroom/shared-ui/picture';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useLocation, useSearchParams } from '@showroom/shared-ui/router';
import { titleMessagesFor } from '@showroom/shared-ui/vehicle-messages';
import { useState } from 'react';
import type { OrderPageData } from '../../data/fetch-order-page';
import { vehiclePagePath } from '../paths';
import { Thanks, useThanksTitle } from '../success/Thanks';
import { WaitsForLink } from '../success/WaitsForLink';
import { useHeadingFocus } from '../use-heading-focus';
import { CancelOrder } from './CancelOrder';
import { ConfirmByLink } from './ConfirmByLink';
import confirmationMessages from './messages/en.json';
import { NextStep } from './NextStep';
import { OrderFacts } from './OrderFacts';
import { OrderHistory } from './OrderHistory';
import './Confirmation.css';

const STATE_BADGES = {
  initialized: 'neutral',
  awaiting_payment: 'warning',
  reserved: 'warning',
  paid: 'warning',
  confirmed: 'success',
  cancelled: 'neutral',
  expired: 'danger',
  failed: 'danger',
} as const satisfies Record<OrderState, 'success' | 'warning' | 'neutral' | 'danger'>;

/**
 * The order as the database holds it, for screen and paper; after the checkout it begins with
 * thanks.
 */
export function ConfirmationPage() {
  const { order: loaded, config } = useLoaderData<OrderPageData>();
  const [changed, setChanged] = useState<Order>();
  const order = changed?.id === loaded.id ? changed : loaded;
  const texts = useMessages(confirmationMessages);
  const content = config.order_online_success_page;
  const thanks = useThanksTitle({ content });
  const [query] = useSearchParams();
  const token = query.get('token') ?? undefined;
  const { state, confirm_until } = order.attributes;
  const waitsForLink = confirm_until !== null;
  const region = useHeadingFocus(changed ? changed.attributes.state : 'loaded');
  const isThanked = wasJustPlaced(useLocation().state) && isSecured(state);
  return (
    <div ref={region}>
      <Container className="confirmation">
        {isThanked && (
          <div className="confirmation-thanks confirmation-screen-only">
            <Heading level={1} size="xl" tabIndex={-1} data-screen-heading="">
              {thanks}
            </Heading>
            <Thanks order={order} content={content} />
          </div>
        )}
        <header className="confirmation-head">
          <div>
            <Heading
              level={isThanked ? 2 : 1}
              size={isThanked ? 'l' : 'xl'}
              {...(!isThanked && { tabIndex: -1, 'data-screen-heading': '' })}
            >
              {texts.title}
            </Heading>
            <p className="confirmation-state" role="status">
              <Badge kind={STATE_BADGES[state]}>{texts[`state_${state}`]}</Badge>
            </p>
          </div>
          <Button kind="secondary" size="small" className="confirmation-screen-only" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </header>
        {waitsForLink && token && <ConfirmByLink order={order} token={token} onConfirmed={setChanged} />}
        {waitsForLink && !token && <WaitsForLink order={order} title={texts.linkTitle} />}
        {isSecured(state) && !waitsForLink && <NextStep order={order} />}
        <div className="confirmation-columns">
          <div className="confirmation-side">
            <ReservedVehicle order={order} />
            <OrderHistory order={order} />
            {isSecured(state) && <CancelOrder order={order} token={token} onCancelled={setChanged} />}
          </div>
          <OrderFacts order={order} />
        </div>
      </Container>
    </div>
  );
}

/** The checkout sets it in the history state; a link of an email does not. */
function wasJustPlaced(state: unknown): boolean {
  return partOf(state, 'placed') === true;
}

function ReservedVehicle({ order }: { readonly order: Order }) {
  const texts = useMessages(confirmationMessages);
  const { locale } = usePlatform();
  const { vehicle, config_url } = order.attributes;
  const title = orderedTitle(vehicle, titleMessagesFor(locale));
  return (
    <section aria-label={texts.vehicle} className="confirmation-vehicle">
      {vehicle.photo && (
        <Picture
          src={vehicle.photo}
          blur={vehicle.photo_blur}
          alt={title}
          sizes={`${fromWidth('xl')} 50vw, 100vw`}
          priority="high"
        />
      )}
      <Heading level={2} size="m">
        {config_url ? (
          <bdi>{title}</bdi>
        ) : (
          <SiteLink href={vehiclePagePath(vehicle.id, vehicle.slug)} look="standalone">
            <bdi>{title}</bdi>
          </SiteLink>
        )}
      </Heading>
      {vehicle.vin && (
        <p className="confirmation-vin">
          {texts.vin} <bdi>{vehicle.vin}</bdi>
        </p>
      )}
    </section>
  );
}
