import { fromWidth } from '@showroom/contracts/breakpoints';
import type { Order } from '@showroom/contracts/entities/order';
import { isSecured } from '@showroom/contracts/entities/order-states';
import { assertNever } from '@showroom/contracts/errors/assert-never';
import { Button, LinkButton } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { Picture } from '@showroom/shared-ui/picture';
import { useLoaderData } from '@showroom/shared-ui/router';
import { Spinner } from '@showroom/shared-ui/spinner';
import type { OrderPageData } from '../../data/fetch-order-page';
import { JourneyMessage } from '../JourneyMessage';
import journeyMessages from '../messages/journey/en.json';
import { checkoutPath, confirmationPath } from '../paths';
import { useFailureMessages } from '../use-failure-messages';
import { useHeadingFocus } from '../use-heading-focus';
import successMessages from './messages/en.json';
import { Thanks, useThanksTitle } from './Thanks';
import { useConfirmed } from './use-confirmed';
import { WaitsForLink } from './WaitsForLink';

/** The end of the journey on this device: thanks, and what is left to do. */
export function SuccessPage() {
  const { order: loaded, config } = useLoaderData<OrderPageData>();
  const { state, confirm } = useConfirmed(loaded);
  const region = useHeadingFocus(state.status);
  return (
    <div ref={region}>
      <Outcome state={state} confirm={confirm} content={config.order_online_success_page} />
    </div>
  );
}

interface OutcomeProps extends ReturnType<typeof useConfirmed> {
  readonly content: OrderPageData['config']['order_online_success_page'];
}

function Outcome({ state, confirm, content }: OutcomeProps) {
  const texts = useMessages(successMessages);
  const failures = useFailureMessages();
  const journey = useMessages(journeyMessages);
  switch (state.status) {
    case 'confirming':
      return (
        <JourneyMessage title={texts.confirming}>
          <Spinner label={texts.confirming} />
        </JourneyMessage>
      );
    case 'failed':
      return (
        <JourneyMessage title={texts.notYet} actions={<Button onClick={confirm}>{journey.tryAgain}</Button>}>
          <Notice kind="warning">{failures[state.code]}</Notice>
        </JourneyMessage>
      );
    case 'known': {
      const { order } = state;
      if (!isSecured(order.attributes.state)) return <Unpaid order={order} />;
      return <Success order={order} content={content} />;
    }
    default:
      return assertNever(state);
  }
}

function Success(props: Parameters<typeof Thanks>[0]) {
  const texts = useMessages(successMessages);
  const thanks = useThanksTitle(props);
  const { order_number, vehicle, confirm_until } = props.order.attributes;
  return (
    <JourneyMessage
      title={confirm_until === null ? thanks : texts.linkTitle}
      picture={
        vehicle.photo ? (
          <Picture
            src={vehicle.photo}
            blur={vehicle.photo_blur}
            alt=""
            sizes={`${fromWidth('xl')} 45vw, 100vw`}
            priority="high"
          />
        ) : null
      }
      actions={<LinkButton href={confirmationPath(order_number)}>{texts.toConfirmation}</LinkButton>}
    >
      <WaitsForLink order={props.order} />
      <Thanks {...props} />
    </JourneyMessage>
  );
}

function Unpaid({ order }: { readonly order: Order }) {
  const texts = useMessages(successMessages);
  const { vehicle, finance_option, config_url } = order.attributes;
  const href = checkoutPath(vehicle.id, finance_option ?? 'purchase', config_url);
  return (
    <JourneyMessage title={texts.notPaid} actions={<LinkButton href={href}>{texts.backToPayment}</LinkButton>}>
      <p>{texts.notPaidText}</p>
    </JourneyMessage>
  );
}
