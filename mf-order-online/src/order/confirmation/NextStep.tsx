import type { Order } from '@showroom/contracts/entities/order';
import { orderedTitle } from '@showroom/contracts/entities/vehicle-title';
import { fillText } from '@showroom/contracts/fill-text';
import { LinkButton } from '@showroom/shared-ui/button';
import { formatZonedDateTime } from '@showroom/shared-ui/dates';
import { Heading } from '@showroom/shared-ui/heading';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { titleMessagesFor } from '@showroom/shared-ui/vehicle-messages';
import { useId } from 'react';
import choiceMessages from '../choices/messages/choices/en.json';
import { calendarOf } from './calendar';
import nextStepMessages from './messages/next-step/en.json';
import { type RecordedChoices, recordedChoices } from './recorded-choices';

type Appointment = NonNullable<RecordedChoices['appointment']>;

/** What a customer does next: keep the appointment, or speak to the retailer; and the way there. */
export function NextStep({ order }: { readonly order: Order }) {
  const texts = useMessages(nextStepMessages);
  const heading = useId();
  const { retailer } = order.attributes;
  const { appointment, location } = recordedChoices(order);
  const address = [retailer.name, retailer.address, retailer.city].filter(Boolean).join(', ');
  const isElsewhere = appointment !== undefined && appointment.retailer !== retailer.name;
  const elsewhere = location && !location.isDelivery ? location.name : (appointment?.retailer ?? '');
  const place = isElsewhere ? elsewhere : address;
  return (
    <section className="confirmation-next confirmation-screen-only" aria-labelledby={heading}>
      <Heading level={2} size="m" id={heading}>
        {texts.title}
      </Heading>
      <p>
        {appointment
          ? fillText(texts.appointment, {
              time: isolated(formatZonedDateTime(appointment.startsAt, appointment.timeZone)),
              retailer: isolated(appointment.retailer),
            })
          : fillText(texts.call, { retailer: isolated(retailer.name) })}
      </p>
      <div className="confirmation-next-actions">
        {appointment && <CalendarFile order={order} appointment={appointment} place={place} />}
        {!appointment && retailer.phone !== '' && (
          <LinkButton size="small" href={`tel:${retailer.phone.replace(/[^\d+]/g, '')}`}>
            {texts.callNow}
          </LinkButton>
        )}
        {place !== '' && (
          <LinkButton
            kind="secondary"
            size="small"
            href={`https://www.openstreetmap.org/directions?${new URLSearchParams({ to: place })}`}
            target="_blank"
          >
            {texts.directions}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

interface CalendarFileProps {
  readonly order: Order;
  readonly appointment: Appointment;
  readonly place: string;
}

/** The file itself stands in the link: it needs no script and no session. */
function CalendarFile({ order, appointment, place }: CalendarFileProps) {
  const texts = useMessages(nextStepMessages);
  const choices = useMessages(choiceMessages);
  const { locale } = usePlatform();
  const { order_number, vehicle, created_at } = order.attributes;
  const what = choices[appointment.isHandover ? 'handover' : 'test_drive'];
  const text = calendarOf({
    uid: `${order_number}@showroom`,
    title: `${what}: ${orderedTitle(vehicle, titleMessagesFor(locale))}`,
    place,
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    writtenAt: created_at,
  });
  return (
    <a
      className="ui-button ui-button-primary ui-button-small"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`}
      download={`${order_number}.ics`}
    >
      {texts.calendar}
    </a>
  );
}

/** A name has its own text direction inside a sentence of another one. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
