import type { PageSummary } from '@showroom/contracts/calls/pages';
import { fillText } from '@showroom/contracts/fill-text';
import { Badge } from '@showroom/shared-ui/badge';
import { useMessages } from '@showroom/shared-ui/messages';
import statusMessages from './messages/status/en.json';

type Status = PageSummary['attributes']['status'];

const LOOKS = {
  published: 'success',
  changed: 'warning',
  draft: 'neutral',
  disabled: 'neutral',
} as const satisfies Readonly<Record<Status, string>>;

/** Where a page is between begun and seen. */
export function StatusBadge({ status }: { readonly status: Status }) {
  const texts = useMessages(statusMessages);
  return <Badge kind={LOOKS[status]}>{texts[status]}</Badge>;
}

/** Writes how much of a page a language has, e.g. `80 %`. */
export function useCompleteness(): (share?: number) => string {
  const texts = useMessages(statusMessages);
  return (share = 0) => fillText(texts.share, { percent: Math.floor(share * 100) });
}
