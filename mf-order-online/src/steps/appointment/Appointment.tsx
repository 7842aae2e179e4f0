import { APPOINTMENT_PURPOSES, type AppointmentPurpose } from '@showroom/contracts/entities/order-choices';
import type { OrderOnlineData } from '@showroom/contracts/entities/order-online';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { useEffect, useState } from 'react';
import { fetchSlots } from '../../data/step-calls';
import { Loaded } from '../Loaded';
import type { StepProps } from '../step';
import { useLoad } from '../use-load';
import { addDays, dateOf } from './days';
import appointmentMessages from './messages/en.json';
import { SlotChoice } from './SlotChoice';
import './Appointment.css';

/** How many days are looked at together. */
const SPAN = 14;

type Booking = NonNullable<OrderOnlineData['appBookingData']>;

function isPurpose(value: string): value is AppointmentPurpose {
  return APPOINTMENT_PURPOSES.some((one) => one === value);
}

/** The appointment and the days that are looked at; one that is no longer offered is given up. */
function useAppointment({ vehicle, configuration: { type, required }, data, save, report }: StepProps) {
  const platform = usePlatform();
  const booked = data.appBookingData;
  const [purpose, setPurpose] = useState<AppointmentPurpose>(booked?.purpose ?? 'handover');
  // An appointment that was chosen before is looked at first.
  const [from, setFrom] = useState(booked && dateOf(booked.starts_at));
  const [isTaken, setTaken] = useState(false);
  const location = purpose === 'handover' ? data.locationDetails?.uuid : undefined;
  const query = { vehicle_id: vehicle.id, purpose, location, from, days: String(SPAN) };
  const loading = useLoad((signal) => fetchSlots(platform, query, signal), JSON.stringify(query));

  const { load } = loading;
  const offer = load.status === 'ready' ? load.value : undefined;
  // Without anything to choose from the step is done: the retailer calls instead.
  const hasNone = offer?.data.length === 0 && offer.meta.from <= offer.meta.first;
  const isGiven = !required || booked !== undefined || hasNone;
  useEffect(() => report(type, isGiven), [report, type, isGiven]);

  const isGone = offer !== undefined && booked !== undefined && isLookedAt(booked, offer.meta) && !isOffered();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an appointment goes once
  useEffect(() => {
    if (!isGone) return;
    setTaken(true);
    save({ appBookingData: undefined });
  }, [isGone]);

  function isOffered(): boolean {
    return (
      booked?.purpose === purpose &&
      booked.retailer_id === offer?.meta.retailer.id &&
      offer.data.some(({ attributes }) => attributes.starts_at === booked.starts_at)
    );
  }

  function choose(starts_at: string): void {
    if (!offer) return;
    const { retailer, time_zone } = offer.meta;
    setTaken(false);
    save({ appBookingData: { purpose, retailer_id: retailer.id, starts_at, time_zone } });
  }

  function choosePurpose(value: string): void {
    if (!isPurpose(value)) return;
    setPurpose(value);
    setFrom(undefined);
    save({ appBookingData: undefined });
  }

  return { booked, purpose, choosePurpose, isTaken, loading, hasNone, choose, setFrom };
}

type AppointmentState = ReturnType<typeof useAppointment>;

/** When the vehicle is handed over, or driven before. */
export function Appointment(props: StepProps) {
  const texts = useMessages(appointmentMessages);
  const state = useAppointment(props);
  const { booked, purpose, choosePurpose, isTaken, loading, hasNone, choose } = state;
  return (
    <div className="appointment">
      <RadioGroup
        legend={texts.purpose}
        name="purpose"
        look="cards"
        options={APPOINTMENT_PURPOSES.map((value) => ({
          value,
          label: texts[value],
          hint: texts[`${value}Hint` as const],
        }))}
        value={purpose}
        onChange={choosePurpose}
      />
      {isTaken && <Notice kind="warning">{texts.taken}</Notice>}
      <Loaded loading={loading}>
        {({ data: slots, meta }) => (
          <>
            <p className="appointment-where">
              {fillText(texts.where, { name: meta.retailer.name, city: meta.retailer.city, minutes: meta.minutes })}
            </p>
            {slots.length === 0 && <Notice>{hasNone ? texts.byPhone : texts.full}</Notice>}
            <SlotChoice
              key={`${purpose} ${meta.from}`}
              slots={slots}
              timeZone={meta.time_zone}
              chosen={booked?.purpose === purpose ? booked.starts_at : undefined}
              onChoose={choose}
            />
            <Moves {...props} {...state} meta={meta} />
          </>
        )}
      </Loaded>
    </div>
  );
}

type MovesProps = Pick<StepProps, 'configuration' | 'save'> &
  Pick<AppointmentState, 'booked' | 'setFrom'> & {
    readonly meta: Readonly<Record<'from' | 'to' | 'first' | 'last', string>>;
  };

/** To the days before and after, and back to no appointment. */
function Moves({ meta, booked, configuration: { required }, setFrom, save }: MovesProps) {
  const texts = useMessages(appointmentMessages);
  return (
    <div className="appointment-moves">
      {meta.from > meta.first && (
        <Button kind="tertiary" onClick={() => setFrom(addDays(meta.from, -SPAN))}>
          {texts.earlier}
        </Button>
      )}
      {meta.to < meta.last && (
        <Button kind="tertiary" onClick={() => setFrom(addDays(meta.to, 1))}>
          {texts.later}
        </Button>
      )}
      {booked && !required && (
        <Button kind="tertiary" onClick={() => save({ appBookingData: undefined })}>
          {texts.none}
        </Button>
      )}
    </div>
  );
}

function isLookedAt({ starts_at }: Booking, { from, to }: { readonly from: string; readonly to: string }): boolean {
  const date = dateOf(starts_at);
  return date >= from && date <= to;
}
