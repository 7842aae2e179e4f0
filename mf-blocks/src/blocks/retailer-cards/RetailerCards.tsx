import type { ContentOf } from '@showroom/contracts/blocks/template';
import { formatDistance } from '@showroom/contracts/distance-text';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePageLocale } from '@showroom/shared-ui/platform';
import type { BlockProps } from '@showroom/shared-ui/remote-modules';
import { TextField } from '@showroom/shared-ui/text-field';
import unitMessages from '@showroom/shared-ui/unit-messages';
import { type FormEvent, useRef } from 'react';
import { levelInside } from '../../kits/levels/levels';
import { nearestFirst } from '../../kits/retailers/nearest-first';
import { Section } from '../../kits/section/Section';
import { SectionTitle } from '../../kits/section/SectionTitle';
import messages from './messages/en.json';
import { RetailerCard } from './RetailerCard';
import type { template } from './template';
import { useTown } from './use-town';
import './RetailerCards.css';

export function Component({
  content: { distance_unit, locator_path, theme, groups, ...title },
}: BlockProps<ContentOf<typeof template>>) {
  const { label, search, noResults, failed, again, nearestTo } = useMessages(messages);
  const units = useMessages(unitMessages);
  const { locale } = usePageLocale();
  const field = useRef<HTMLInputElement>(null);
  const { status, town, search: searchFor } = useTown(groups);
  if (groups.length === 0) return null;

  const level = levelInside(title.title_tag, title.title);
  const searchAgain = () => void searchFor(field.current?.value ?? '');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    searchAgain();
  }

  return (
    <Section className="retailer-cards" theme={theme}>
      <SectionTitle {...title} />
      <form className="retailer-cards-search" onSubmit={submit}>
        <TextField ref={field} name="city" label={label} autoComplete="address-level2" />
        <Button type="submit" kind="secondary">
          {search}
        </Button>
      </form>
      <p className="retailer-cards-status" role="status">
        {town && fillText(nearestTo, { city: town.city })}
        {status === 'unknown' && noResults}
        {status === 'failed' && failed}
      </p>
      {status === 'failed' && (
        <Button kind="tertiary" className="retailer-cards-again" onClick={searchAgain}>
          {again}
        </Button>
      )}
      <ul className="retailer-cards-list">
        {nearestFirst(groups, town, distance_unit).map(({ retailer, distance }) => (
          <RetailerCard
            key={`${retailer.name} ${retailer.city} ${retailer.address}`}
            retailer={retailer}
            level={level}
            locator={locator_path.trim()}
            distance={distance === undefined ? '' : formatDistance(distance, units[distance_unit], locale)}
          />
        ))}
      </ul>
    </Section>
  );
}
