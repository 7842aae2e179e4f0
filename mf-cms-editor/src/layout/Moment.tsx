import { formatDateTime } from '@showroom/shared-ui/dates';

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  readonly timeZone: string;
}

/** When something happened, by the clock of its market. */
export function Moment({ at, timeZone }: MomentProps) {
  return <time dateTime={at}>{formatDateTime(at, timeZone)}</time>;
}
