import { Button } from '@showroom/shared-ui/button';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { TextField } from '@showroom/shared-ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFailureMessages } from '../order/use-failure-messages';
import checkoutMessages from './messages/en.json';
import { ScreenHeading } from './ScreenHeading';
import { useVerification } from './use-verification';

interface AuthenticationScreenProps {
  readonly phone: string;
  readonly formHref: string;
  readonly onVerified: () => void;
}

/** The visitor who reserves can be called: a code is sent to the phone and typed in here. */
export function AuthenticationScreen({ phone, formHref, onVerified }: AuthenticationScreenProps) {
  const texts = useMessages(checkoutMessages);
  const failures = useFailureMessages();
  const { state, send, check } = useVerification(phone);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const wasSent = state.status !== 'unsent' && state.status !== 'sending' && state.phone !== undefined;
  useEffect(() => {
    if (wasSent) field.current?.focus();
  }, [wasSent]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (state.status === 'checking' || state.status === 'sending') return;
    if (!wasSent) return send();
    if (await check(code)) onVerified();
    else field.current?.focus();
  }

  const isWrong = state.status === 'sent' && state.wrong;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="checkout-screen">
      <ScreenHeading>{texts.screen_authentication}</ScreenHeading>
      <p role="status">
        {wasSent ? texts.codeSent : texts.codeWillBeSent} <bdi dir="ltr">{(wasSent && state.phone) || phone}</bdi>.{' '}
        <SiteLink href={formHref}>{texts.change}</SiteLink>
      </p>
      {wasSent && (
        <TextField
          ref={field}
          name="code"
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={10}
          required
          className="checkout-code"
          value={code}
          error={isWrong ? texts.codeWrong : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {state.status === 'failed' && <Notice kind="error">{failures[state.code]}</Notice>}
      <div className="checkout-actions">
        <Button type="submit" busy={state.status === 'sending' || state.status === 'checking'}>
          {wasSent ? texts.codeCheck : texts.codeSend}
        </Button>
        {wasSent && (
          <Button kind="secondary" onClick={() => void send()}>
            {texts.codeAgain}
          </Button>
        )}
      </div>
    </form>
  );
}
