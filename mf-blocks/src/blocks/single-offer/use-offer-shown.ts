import { isOfferShown, type OfferSchedule } from '@showroom/shared-ui/offer-schedule';
import { type Platform, usePlatform, useSetting } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';

/** Whether an offer runs by the website's clock; what is no day is no limit. */
export function isRunning({ start_date, end_date }: OfferSchedule, timeZone: string): boolean {
  return isOfferShown({ start_date: dayOf(start_date), end_date: dayOf(end_date) }, new Date(), timeZone);
}

/** The zone of the website's clock. */
export function timeZoneOf({ settings, market }: Pick<Platform, 'settings' | 'market'>): string {
  return settings.get('website.timezone') || market.timeZone;
}

/**
 * What the server said at first, which may be of another day for a page that it kept; then what is
 * true now.
 */
export function useOfferShown({ start_date, end_date }: OfferSchedule, first: boolean): boolean {
  const { market } = usePlatform();
  const timeZone = useSetting('website.timezone') || market.timeZone;
  const [isShown, setShown] = useState(first);
  useEffect(() => setShown(isRunning({ start_date, end_date }, timeZone)), [start_date, end_date, timeZone]);
  return isShown;
}

function dayOf(text: string | null | undefined): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '';
}
