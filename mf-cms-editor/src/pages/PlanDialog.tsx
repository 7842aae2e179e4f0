import type { EditedPage } from '@showroom/contracts/calls/pages';
import { formatDateTime } from '@showroom/shared-ui/dates';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';
import type { Edited } from './use-edited';
import type { Gate } from './use-gate';

/** What is planned with a page. */
export function PlanLine({ page }: { readonly page: EditedPage }) {
  const { market } = usePlatform();
  const { publish_at, unpublish_at } = page.attributes;
  if (publish_at === null && unpublish_at === null) return null;
  const at = (moment: string) => formatDateTime(moment, market.timeZone);
  return (
    <p>
      Planned in the time of {market.name}: {publish_at !== null && `published on ${at(publish_at)}`}
      {publish_at !== null && unpublish_at !== null && ', '}
      {unpublish_at !== null && `disabled on ${at(unpublish_at)}`}.
    </p>
  );
}

/** A moment as the browser's own input writes it, in the person's time. */
function asInput(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The moment that was typed; one that nobody touched keeps its seconds. */
function asMoment(text: string, stored: string | null): string | null {
  if (text === asInput(stored)) return stored;
  return text === '' ? null : new Date(text).toISOString();
}

interface PlanDialogProps extends Pick<Edited, 'page' | 'may' | 'make'> {
  readonly gate: Gate;
  readonly onClose: () => void;
}

/** Asks when what stands now is published, and when the page is taken from visitors. */
export function PlanDialog({ page, may, make, gate, onClose }: PlanDialogProps) {
  const { isSending, failure, send } = useSending();
  const [from, setFrom] = useState(asInput(page.attributes.publish_at));
  const [until, setUntil] = useState(asInput(page.attributes.unpublish_at));

  async function plan(): Promise<void> {
    const { publish_at, unpublish_at } = page.attributes;
    const moments = { publish_at: asMoment(from, publish_at), unpublish_at: asMoment(until, unpublish_at) };
    const act = (reason?: string) => make({ kind: 'schedule', ...moments, reason });
    await (moments.publish_at === null ? act() : gate.pass({ button: 'Plan all the same', act }));
    onClose();
  }

  return (
    <FormDialog
      title="Plan this page"
      button="Plan"
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(plan)}
      onClose={onClose}
    >
      <p>What stands now is published then. What is edited meanwhile is another draft.</p>
      <TextField
        type="datetime-local"
        label="Publish"
        hint="In your own time. Empty: not planned."
        error={failure?.fields['publish_at']}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      {may('unpublish') && (
        <TextField
          type="datetime-local"
          label="Disable"
          hint="In your own time. Empty: not planned."
          error={failure?.fields['unpublish_at']}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      )}
    </FormDialog>
  );
}
