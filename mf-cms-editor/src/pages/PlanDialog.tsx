import type { EditedPage } from '@showroom/contracts/calls/pages';
import { fillText } from '@showroom/contracts/fill-text';
import { formatDateTime } from '@showroom/shared-ui/dates';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { FormDialog } from '../layout/FormDialog';
import { useMarketName } from '../layout/use-market-name';
import { useSending } from '../layout/use-sending';
import actionMessages from './messages/actions/en.json';
import type { Edited } from './use-edited';
import type { Gate } from './use-gate';

/** What is planned with a page. */
export function PlanLine({ page }: { readonly page: EditedPage }) {
  const marketName = useMarketName();
  const { market } = usePlatform();
  const texts = useMessages(actionMessages);
  const { publish_at, unpublish_at } = page.attributes;
  if (publish_at === null && unpublish_at === null) return null;
  const at = (moment: string | null) => (moment === null ? '' : formatDateTime(moment, market.timeZone));
  const [from, until] = [at(publish_at), at(unpublish_at)];
  const one = from ? texts.planned_publish : texts.planned_disable;
  return <p>{fillText(from && until ? texts.planned_both : one, { market: marketName(), from, until })}</p>;
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
  const texts = useMessages(actionMessages);
  const { isSending, failure, send } = useSending();
  const [from, setFrom] = useState(asInput(page.attributes.publish_at));
  const [until, setUntil] = useState(asInput(page.attributes.unpublish_at));

  async function plan(): Promise<void> {
    const { publish_at, unpublish_at } = page.attributes;
    const moments = { publish_at: asMoment(from, publish_at), unpublish_at: asMoment(until, unpublish_at) };
    const act = (reason?: string) => make({ kind: 'schedule', ...moments, reason });
    await (moments.publish_at === null ? act() : gate.pass({ button: texts.plan_anyway, act }));
    onClose();
  }

  return (
    <FormDialog
      title={texts.plan_title}
      button={texts.tasks.plan}
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(plan)}
      onClose={onClose}
    >
      <p>{texts.plan_hint}</p>
      <TextField
        type="datetime-local"
        label={texts.publish_at}
        hint={texts.moment_hint}
        error={failure?.fields['publish_at']}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      {may('unpublish') && (
        <TextField
          type="datetime-local"
          label={texts.disable_at}
          hint={texts.moment_hint}
          error={failure?.fields['unpublish_at']}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      )}
    </FormDialog>
  );
}
