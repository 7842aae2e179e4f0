import { FEED_INTERVALS, type FeedPlan } from '@showroom/contracts/entities/feed';

/** A stored interval that a feed may have; another one is none. */
export function intervalOf(minutes: number | null): FeedPlan['every_minutes'] {
  return FEED_INTERVALS.find((interval) => interval === minutes) ?? null;
}
