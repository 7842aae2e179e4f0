import type { Popup } from '@showroom/contracts/settings/overlays';
import { isInLanguage } from '@showroom/shared-ui/in-language';
import { isOfferShown } from '@showroom/shared-ui/offer-schedule';
import { matchesPath } from '@showroom/shared-ui/path-pattern';

/** Where and when somebody looks. */
interface Visit {
  readonly path: string;
  readonly locale: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly isMarked: (popup: Popup) => boolean;
}

/**
 * The first popup that is enabled, in its days, for this path and never closed. A missing first day
 * is yesterday and a missing last day tomorrow, which leaves it open.
 */
export function duePopup(
  popups: readonly Popup[],
  { path, locale, now, timeZone, isMarked }: Visit,
): Popup | undefined {
  return popups.find(
    (popup) =>
      popup.is_enabled &&
      isInLanguage(locale, popup) &&
      popup.matching_paths.some((pattern) => matchesPath(pattern, path)) &&
      isOfferShown(popup, now, timeZone) &&
      !isMarked(popup),
  );
}
