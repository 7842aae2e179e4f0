import type { CheckoutPageContent } from '@showroom/contracts/entities/order-online-config';
import { useNavigate, useSearchParams } from '@showroom/shared-ui/router';
import { useEffect } from 'react';
import type { CheckoutState } from './checkout-session';
import { screenPath } from './screen-path';
import {
  type CheckoutScreen,
  firstScreen,
  type Progress,
  screenAfter,
  screenFor,
  screenNamed,
  type WayScreen,
} from './screens';
import type { CustomerForm } from './use-customer';

interface ScreenFacts {
  readonly checkout: CheckoutState;
  readonly form: CustomerForm;
  /** Everything that an earlier visit stored has been restored. */
  readonly restored: boolean;
  readonly accepted: boolean;
  readonly verified: boolean;
  readonly isFree: boolean;
  readonly configuration: Pick<CheckoutPageContent, 'authentication' | 'extra_screens'>;
}

export interface Screens {
  readonly shown: CheckoutScreen;
  readonly progress: Progress;
  readonly query: URLSearchParams;
  /** On to the screen after one of the way; `false` at its end. */
  goOn(from: WayScreen): boolean;
}

/** The active screen: the requested one where it may be shown, else the address follows. */
export function useScreens(facts: ScreenFacts): Screens {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const named = screenNamed(query.get('screen'));
  const progress = progressOf(facts);
  const shown = screenFor(named, progress);
  const requested = named ?? firstScreen(progress);
  const { hold, payment } = facts.checkout;
  const isLeaving = payment.status === 'done' || payment.status === 'lost';
  // While the hold is taken no screen is final: an address that followed then would stay.
  const isHoldKnown = hold.status !== 'none' && hold.status !== 'taking';
  const isSettled = facts.restored && isHoldKnown && !isLeaving;
  useEffect(() => {
    if (isSettled && shown !== requested)
      void navigate(screenPath(query, shown), { replace: true, preventScrollReset: true });
  }, [isSettled, shown, requested, query, navigate]);
  return {
    shown,
    progress,
    query,
    goOn(from) {
      const next = screenAfter(from, progress);
      if (next) void navigate(screenPath(query, next));
      return next !== undefined;
    },
  };
}

/** The screens that a market's configuration and the vendor ask for. */
export function needsOf(
  { authentication, extra_screens }: ScreenFacts['configuration'],
  isFree: boolean,
): Progress['needs'] {
  return {
    details: extra_screens.includes('details'),
    terms: extra_screens.includes('terms'),
    authentication,
    payment: !isFree,
  };
}

function progressOf({ checkout, form, restored, accepted, verified, isFree, configuration }: ScreenFacts): Progress {
  const { hold, payment } = checkout;
  const isSettling = payment.status === 'working' && payment.stage === 'settling';
  return {
    restored,
    hold: hold.status,
    settling: isSettling || payment.status === 'unsettled' || payment.status === 'done' || payment.status === 'lost',
    done: { form: form.customer !== undefined, terms: accepted, authentication: verified },
    needs: needsOf(configuration, isFree),
  };
}
