import type { Order } from '@showroom/contracts/entities/order';
import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { Button, LinkButton } from '@showroom/shared-ui/button';
import { Container } from '@showroom/shared-ui/container';
import { Notice } from '@showroom/shared-ui/notice';
import { Picture } from '@showroom/shared-ui/picture';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import { Spinner } from '@showroom/shared-ui/spinner';
import { useTexts } from '@showroom/shared-ui/texts';
import { useCallback, useEffect, useState } from 'react';
import { orderCalls } from '../data/order-calls';
import { JourneyMessage } from '../journey/JourneyMessage';
import { JourneySteps } from '../journey/JourneySteps';
import { checkoutPath, confirmationPath } from '../journey/paths';
import { FAILURE_TEXTS, JOURNEY_TEXTS } from '../journey/texts';
import { SUCCESS_TEXTS } from './texts';
import './Success.css';

type Confirming =
  | { readonly status: 'confirming' }
  | { readonly status: 'known'; readonly order: Order }
  | { readonly status: 'failed'; readonly code: ErrorCode };

/** The end of the journey. An order that still waits for its payment is confirmed first: repeating that changes nothing. */
export function SuccessPage() {
  const loaded = useLoaderData<Order>();
  const { state, confirm } = useConfirmed(loaded);
  const texts = useTexts(SUCCESS_TEXTS);
  const failures = useTexts(FAILURE_TEXTS);
  const journey = useTexts(JOURNEY_TEXTS);
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
    case 'known':
      return state.order.attributes.state === 'confirmed' ? (
        <Success order={state.order} />
      ) : (
        <Unpaid order={state.order} />
      );
  }
}

function useConfirmed(loaded: Order): { readonly state: Confirming; readonly confirm: () => void } {
  const { client } = usePlatform();
  const waits = loaded.attributes.state === 'awaiting_payment';
  const [state, setState] = useState<Confirming>(waits ? { status: 'confirming' } : { status: 'known', order: loaded });
  const number = loaded.attributes.order_number;
  const confirm = useCallback(() => {
    setState({ status: 'confirming' });
    orderCalls(client)
      .confirmOrder(number)
      .then(
        (order) => setState({ status: 'known', order }),
        (error: unknown) => setState({ status: 'failed', code: codeOf(error) }),
      );
  }, [client, number]);
  useEffect(() => {
    if (waits) confirm();
  }, [waits, confirm]);
  return { state, confirm };
}

function codeOf(error: unknown): ErrorCode {
  return error instanceof ShowroomError ? error.code : 'block.failed';
}

function Success({ order }: { readonly order: Order }) {
  const texts = useTexts(SUCCESS_TEXTS);
  const { order_number, vehicle, retailer, customer } = order.attributes;
  const next = [texts.nextMail(customer.email), texts.nextCall(isolated(retailer.name)), texts.nextDecide];
  return (
    <>
      <Container className="success-steps">
        <JourneySteps current="confirmation" />
      </Container>
      <JourneyMessage
        title={texts.title}
        picture={
          vehicle.photo ? <Picture src={vehicle.photo} alt="" sizes="(min-width: 1024px) 45vw, 100vw" priority /> : null
        }
        actions={<LinkButton href={confirmationPath(order_number)}>{texts.toConfirmation}</LinkButton>}
      >
        <p>{texts.reserved(isolated(vehicle.title))}</p>
        <p>
          {texts.number} <strong className="success-number">{order_number}</strong>
        </p>
        <h2 className="ui-heading ui-heading-m">{texts.next}</h2>
        <ol className="success-next">
          {next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </JourneyMessage>
    </>
  );
}

/** A name keeps its own direction inside a sentence of another one. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

function Unpaid({ order }: { readonly order: Order }) {
  const texts = useTexts(SUCCESS_TEXTS);
  const { vehicle, finance_option } = order.attributes;
  return (
    <JourneyMessage
      title={texts.notPaid}
      actions={<LinkButton href={checkoutPath(vehicle.id, finance_option)}>{texts.backToPayment}</LinkButton>}
    >
      <p>{texts.notPaidText}</p>
    </JourneyMessage>
  );
}
