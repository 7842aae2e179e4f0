import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { useCounted } from './use-counted';

/** What is counted, and how it is written. */
export interface CountedAmountProps {
  readonly amount: number | undefined;
  readonly write: (amount: number) => string;
}

/** An amount that counts to a new one; only the one that it counts to is announced. */
export function CountedAmount({ amount, write }: CountedAmountProps) {
  const shown = useCounted(amount);
  if (amount === undefined || shown === undefined) return null;
  if (shown === amount) return <bdi>{write(amount)}</bdi>;
  return (
    <>
      <bdi aria-hidden="true">{write(shown)}</bdi>
      <VisuallyHidden>{write(amount)}</VisuallyHidden>
    </>
  );
}
