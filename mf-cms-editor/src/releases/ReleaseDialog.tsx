import { fillText } from '@showroom/contracts/fill-text';
import type { MarketCode } from '@showroom/contracts/markets';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { changeReleases, type ReleaseChange } from '../data/release-calls';
import { FormDialog, ReasonField } from '../layout/FormDialog';
import { useMarketName } from '../layout/use-market-name';
import { useSending } from '../layout/use-sending';
import { messagesOf } from './format';
import { useReleaseLanguage } from './use-release-language';

interface ReleaseDialogProps {
  readonly change: ReleaseChange;
  readonly market: MarketCode;
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

/** Asks why before anything changes, and says what was refused and why. */
export function ReleaseDialog({ change, market, onClose, onDone }: ReleaseDialogProps) {
  const marketName = useMarketName();
  const { client } = usePlatform();
  const language = useReleaseLanguage();
  const { texts } = language;
  const { isSending, failure, send } = useSending();
  const [share, setShare] = useState(change.kind === 'canary' ? String(change.share) : '');
  const [why, setWhy] = useState('');
  const [force, setForce] = useState(false);
  const [agreed, setAgreed] = useState('');
  // A yes is one to what is shown now: another refusal asks again.
  const confirm = failure?.confirm;
  const hasAgreed = confirm !== undefined && agreed === confirm;
  const words = messagesOf(change, marketName(market), language);
  const burnt = 'burnt' in change && change.burnt;

  async function make(): Promise<void> {
    const made = change.kind === 'canary' ? { ...change, share: Number(share) } : change;
    await changeReleases(client, market, made, {
      why: why.trim(),
      force,
      ...(hasAgreed && { confirm }),
    });
    onDone(messagesOf(made, marketName(market), language).done);
  }

  return (
    <FormDialog
      title={words.title}
      button={words.button}
      busy={isSending}
      failure={failure}
      confirmation={
        confirm !== undefined && (
          <Checkbox
            label={fillText(texts.confirm, { market: marketName(market) })}
            required
            checked={hasAgreed}
            onChange={({ target }) => setAgreed(target.checked ? confirm : '')}
          />
        )
      }
      onSubmit={() => send(make)}
      onClose={onClose}
    >
      <p>{words.what}</p>
      {change.kind === 'canary' && (
        <TextField
          label={texts.share}
          type="number"
          min={1}
          max={100}
          step={1}
          required
          value={share}
          onChange={({ target }) => setShare(target.value)}
        />
      )}
      <ReasonField stands="log" value={why} onChange={setWhy} />
      {burnt && (
        <Checkbox label={texts.force} required checked={force} onChange={({ target }) => setForce(target.checked)} />
      )}
    </FormDialog>
  );
}
