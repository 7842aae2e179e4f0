import type { PageSummary } from '@showroom/contracts/calls/pages';
import { Badge } from '@showroom/shared-ui/badge';

type Status = PageSummary['attributes']['status'];

const LOOKS: Readonly<Record<Status, { readonly kind: 'success' | 'warning' | 'neutral'; readonly label: string }>> = {
  published: { kind: 'success', label: 'Published' },
  changed: { kind: 'warning', label: 'Changed' },
  draft: { kind: 'neutral', label: 'Draft' },
  disabled: { kind: 'neutral', label: 'Disabled' },
};

interface StatusBadgeProps {
  readonly status: Status;
  /** What it says. Default: the status in English, as pages of the editor speak. */
  readonly label?: string;
}

/** Where a page is between begun and seen. */
export function StatusBadge({ status, label = LOOKS[status].label }: StatusBadgeProps) {
  return <Badge kind={LOOKS[status].kind}>{label}</Badge>;
}

/** How much of a page a language has, e.g. `80 %`. */
export function completeness(share = 0): string {
  return `${Math.floor(share * 100)} %`;
}
