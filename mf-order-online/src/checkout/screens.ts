import type { HoldState } from './hold/hold';

/** The way through the checkout; what a market does not ask for is left out. */
const WAY = ['details', 'form', 'terms', 'authentication', 'payment'] as const;
export type WayScreen = (typeof WAY)[number];

const SCREENS = [...WAY, 'confirmation', 'rebooking', 'error'] as const;
export type CheckoutScreen = (typeof SCREENS)[number];

/** What is known about a checkout: which screens are open follows from nothing else. */
export interface Progress {
  /** What an earlier visit stored has been restored. */
  readonly restored: boolean;
  readonly hold: HoldState['status'];
  /** Money may have moved: the order is being asked for. */
  readonly settling: boolean;
  readonly done: { readonly form: boolean; readonly terms: boolean; readonly authentication: boolean };
  /** Which screens there are beside the form; without one of their own the terms stand below it. */
  readonly needs: Readonly<Record<Exclude<WayScreen, 'form'>, boolean>>;
}

/** The screen that an address names, if it names one. */
export function screenNamed(value: string | null): CheckoutScreen | undefined {
  return SCREENS.find((screen) => screen === value);
}

/** The screens of this checkout, in their order. */
export function wayOf({ needs }: Pick<Progress, 'needs'>): readonly WayScreen[] {
  return WAY.filter((screen) => screen === 'form' || needs[screen]);
}

/** Where a checkout begins; its address names no screen. */
export function firstScreen(progress: Pick<Progress, 'needs'>): WayScreen {
  return wayOf(progress)[0] ?? 'form';
}

function isDone(screen: WayScreen, { done, needs }: Progress): boolean {
  if (screen === 'details') return true;
  if (screen === 'form') return done.form && (needs.terms || done.terms);
  return screen !== 'payment' && done[screen];
}

/** Whether everything before a screen is done. */
export function canReach(screen: WayScreen, progress: Progress): boolean {
  const way = wayOf(progress);
  const index = way.indexOf(screen);
  return index >= 0 && way.slice(0, index).every((earlier) => isDone(earlier, progress));
}

/** Where a checkout goes on: the first screen that is not done, or the last one. */
export function resumeAt(progress: Progress): WayScreen {
  const way = wayOf(progress);
  return way.find((screen) => !isDone(screen, progress)) ?? way[way.length - 1] ?? 'form';
}

/**
 * The next screen, skipping a done verification; undefined at the end, where the order is placed.
 */
export function screenAfter(screen: WayScreen, progress: Pick<Progress, 'needs' | 'done'>): WayScreen | undefined {
  const way = wayOf(progress);
  const later = way.slice(way.indexOf(screen) + 1);
  return later.find((one) => one !== 'authentication' || !progress.done.authentication);
}

/** The screen shown for a requested one: never one whose conditions are not met. */
export function screenFor(named: CheckoutScreen | undefined, progress: Progress): CheckoutScreen {
  if (progress.settling) return 'confirmation';
  if (progress.hold === 'ended') return 'rebooking';
  if (progress.hold === 'refused' || progress.hold === 'failed') return 'error';
  const first = firstScreen(progress);
  const requested = named ?? first;
  // A vendor's own page leads back here: what became of the payment is not known yet.
  if (requested === 'confirmation' && progress.hold === 'none') return requested;
  switch (requested) {
    case 'confirmation':
    case 'rebooking':
    case 'error':
      return progress.restored && progress.hold === 'held' ? resumeAt(progress) : first;
    default:
      // The terms' address is the form's where they stand below it.
      if (requested === 'terms' && !progress.needs.terms) return 'form';
      return canReach(requested, progress) ? requested : resumeAt(progress);
  }
}
