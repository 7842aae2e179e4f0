import type { PageSummary } from '@showroom/contracts/calls/pages';
import { Badge } from '@showroom/shared-ui/badge';

type Status = PageSummary['attributes']['status'];

const LOOKS: Readonly<Record<Status, { readonly kind: 'success' | 'warning' | 'neutral'; readonly label: string }>> = {
  published: { kind: 'success', label: 'Published' },
  changed: { kind: 'warning', label: 'Changed' },
  draft: { kind: 'neutral', label: 'Draft' },
  disabled: { kind: 'neutral', label: 'Disabled' },
};

/** Where a page is between begun and seen. */
export function StatusBadge({ status }: { readonly status: Status }) {
  const { kind, label } = LOOKS[status];
  return <Badge kind={kind}>{label}</Badge>;
}

/** How much of a page a language has, e.g. `80 %`. */
export function completeness(share = 0): string {
  return `${Math.floor(share * 100)} %`;
}
