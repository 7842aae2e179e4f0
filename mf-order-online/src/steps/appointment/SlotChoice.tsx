import type { AppointmentSlot } from '@showroom/contracts/entities/order-choices';
import { zoneNameAt } from '@showroom/shared-ui/dates';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { useState } from 'react';
import { clockOf, dateOf, daysOf, formatDay } from './days';
import appointmentMessages from './messages/en.json';

interface SlotChoiceProps {
  readonly slots: readonly AppointmentSlot[];
  /** Of the retailer, whose clock counts. */
  readonly timeZone: string;
  /** When the chosen one starts. */
  readonly chosen: string | undefined;
  readonly onChoose: (starts_at: string) => void;
}

/** A day, then a time of it. */
export function SlotChoice({ slots, timeZone, chosen, onChoose }: SlotChoiceProps) {
  const texts = useMessages(appointmentMessages);
  const { locale } = usePageLocale();
  const days = daysOf(slots);
  const [date, setDate] = useState(chosen && dateOf(chosen));
  const shown = days.find((day) => day.date === date) ?? days[0];
  const [first] = shown?.slots ?? [];
  if (!shown || !first) return null;
  return (
    <>
      <RadioGroup
        legend={texts.day}
        name="day"
        look="cards"
        className="appointment-days"
        options={days.map((day) => ({ value: day.date, label: formatDay(day.date, locale) }))}
        value={shown.date}
        onChange={setDate}
      />
      <RadioGroup
        legend={`${texts.time} (${zoneNameAt(new Date(first.attributes.starts_at), timeZone)})`}
        name="time"
        look="cards"
        className="appointment-times"
        options={shown.slots.map(({ attributes: { starts_at, ends_at } }) => ({
          value: starts_at,
          label: <bdi>{`${clockOf(starts_at)} – ${clockOf(ends_at)}`}</bdi>,
        }))}
        value={chosen ?? ''}
        onChange={onChoose}
      />
    </>
  );
}
