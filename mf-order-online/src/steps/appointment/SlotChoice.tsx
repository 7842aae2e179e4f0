import type { AppointmentSlot } from '@showroom/contracts/entities/order-choices';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import { RadioGroup } from '@showroom/shared-ui/radio-group';
import { useState } from 'react';
import { clockOf, dateOf, daysOf, formatDay } from './days';
import appointmentMessages from './messages/en.json';

interface SlotChoiceProps {
  readonly slots: readonly AppointmentSlot[];
  /** When the chosen one starts. */
  readonly chosen: string | undefined;
  readonly onChoose: (starts_at: string) => void;
}

/** A day, then a time of it. */
export function SlotChoice({ slots, chosen, onChoose }: SlotChoiceProps) {
  const texts = useMessages(appointmentMessages);
  const { locale } = usePageLocale();
  const days = daysOf(slots);
  const [date, setDate] = useState(chosen && dateOf(chosen));
  const shown = days.find((day) => day.date === date) ?? days[0];
  if (!shown) return null;
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
        legend={texts.time}
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
