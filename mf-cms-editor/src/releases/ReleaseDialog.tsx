import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { MARKETS, type MarketCode } from '@showroom/contracts/markets';
import { Button } from '@showroom/shared-ui/button';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { Dialog } from '@showroom/shared-ui/dialog';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { type FormEvent, useId, useState } from 'react';
import { changeReleases, type ReleaseChange } from '../data/release-calls';
import { wordsOf } from './writing';

interface ReleaseDialogProps {
  readonly change: ReleaseChange;
  readonly market: MarketCode;
  readonly onClose: () => void;
  readonly onDone: (change: ReleaseChange) => void;
}

type Sending =
  | { readonly status: 'open' }
  | { readonly status: 'sending' }
  | { readonly status: 'failed'; readonly title: string; readonly reasons: readonly string[] };

/** Asks why before anything changes, and says what was refused and why. */
export function ReleaseDialog({ change, market, onClose, onDone }: ReleaseDialogProps) {
  const { client } = usePlatform();
  const form = useId();
  const [sending, setSending] = useState<Sending>({ status: 'open' });
  const [share, setShare] = useState(change.kind === 'canary' ? String(change.share) : '');
  const [why, setWhy] = useState('');
  const [force, setForce] = useState(false);
  const words = wordsOf(change, MARKETS[market].name);
  const burnt = 'burnt' in change && change.burnt;

  async function send(): Promise<void> {
    const made = change.kind === 'canary' ? { ...change, share: Number(share) } : change;
    setSending({ status: 'sending' });
    try {
      await changeReleases(client, market, made, { why: why.trim(), force });
      onDone(made);
    } catch (error) {
      setSending({ status: 'failed', ...explanationOf(error) });
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (sending.status !== 'sending') void send();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button type="submit" form={form} busy={sending.status === 'sending'}>
            {words.button}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} className="releases-form">
        <p>{words.what}</p>
        {change.kind === 'canary' && (
          <TextField
            label="Share of the visitors, in percent"
            type="number"
            min={1}
            max={100}
            step={1}
            required
            value={share}
            onChange={({ target }) => setShare(target.value)}
          />
        )}
        <TextArea
          label="Why"
          hint="Stands in the log beside your name."
          required
          maxLength={300}
          rows={3}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
        {burnt && (
          <Checkbox
            label="Bring it back although it burnt its budget"
            required
            checked={force}
            onChange={({ target }) => setForce(target.checked)}
          />
        )}
        {sending.status === 'failed' && (
          <Notice kind="error" title={sending.title}>
            {sending.reasons.length > 0 && (
              <ul>
                {sending.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

function explanationOf(error: unknown): { readonly title: string; readonly reasons: readonly string[] } {
  if (!(error instanceof ShowroomError)) return { title: 'Nothing was changed. Please try again.', reasons: [] };
  const reasons = error.problem?.errors?.map(({ message }) => message) ?? [];
  return { title: error.problem?.detail ?? error.message, reasons };
}
