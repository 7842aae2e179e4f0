import type { ErrorCode } from '@showroom/contracts/errors/catalogue';
import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { formatZonedTime } from '@showroom/shared-ui/dates';
import { Dialog } from '@showroom/shared-ui/dialog';
import { Icon } from '@showroom/shared-ui/icon';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useHref, useLocation } from '@showroom/shared-ui/router';
import { Spinner } from '@showroom/shared-ui/spinner';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { browserStorage } from '../../data/storage';
import journeyMessages from '../messages/journey/en.json';
import { CONTINUE_PATH } from '../paths';
import { useFailureMessages } from '../use-failure-messages';
import { makeLink } from './make-link';
import handoverMessages from './messages/en.json';
import './Handover.css';

type Link =
  | { readonly status: 'none' }
  | { readonly status: 'making' }
  | { readonly status: 'made'; readonly address: string; readonly until: string; readonly isCopied: boolean }
  | { readonly status: 'failed'; readonly code: ErrorCode };

/** Makes a link with which the journey goes on, on another device. */
export function ContinueElsewhere() {
  const texts = useMessages(handoverMessages);
  const { client, market } = usePlatform();
  const { pathname, search } = useLocation();
  const page = useHref(CONTINUE_PATH);
  const [link, setLink] = useState<Link>({ status: 'none' });

  async function make(): Promise<void> {
    setLink({ status: 'making' });
    const storages = { local: browserStorage('localStorage'), session: browserStorage('sessionStorage') };
    try {
      const { token, expires_at } = await makeLink(client, storages, `${pathname}${search}`, new Date());
      const until = formatZonedTime(Date.parse(expires_at), market.timeZone);
      // Behind the hash: neither a server's log nor a preview of the link sees the token.
      setLink({ status: 'made', address: `${window.location.origin}${page}#${token}`, until, isCopied: false });
    } catch (error) {
      setLink({ status: 'failed', code: error instanceof ShowroomError ? error.code : 'block.failed' });
    }
  }

  return (
    <>
      <Button kind="tertiary" icon={<Icon name="share" size={16} />} onClick={() => void make()}>
        {texts.elsewhere}
      </Button>
      <Dialog open={link.status !== 'none'} onClose={() => setLink({ status: 'none' })} title={texts.elsewhere}>
        <LinkStatus link={link} onAgain={() => void make()} onCopied={() => setLink({ ...link, ...COPIED })} />
      </Dialog>
    </>
  );
}

const COPIED = { isCopied: true } as const;

interface LinkStatusProps {
  readonly link: Link;
  readonly onAgain: () => void;
  readonly onCopied: () => void;
}

function LinkStatus({ link, onAgain, onCopied }: LinkStatusProps) {
  const texts = useMessages(handoverMessages);
  const journey = useMessages(journeyMessages);
  const failures = useFailureMessages();
  switch (link.status) {
    case 'none':
      return null;
    case 'making':
      return <Spinner label={texts.making} />;
    case 'failed':
      return (
        <Notice
          kind="error"
          title={failures[link.code]}
          actions={<Button onClick={onAgain}>{journey.tryAgain}</Button>}
        />
      );
    case 'made':
      return (
        <div className="handover">
          <p>{texts.explain}</p>
          <TextField
            label={texts.link}
            value={link.address}
            readOnly
            dir="ltr"
            onFocus={({ target }) => target.select()}
          />
          <div className="handover-buttons">
            <Button onClick={() => void navigator.clipboard.writeText(link.address).then(onCopied)}>
              {texts.copy}
            </Button>
            {'share' in navigator && (
              <Button kind="secondary" onClick={() => void share(link.address)}>
                {texts.share}
              </Button>
            )}
          </div>
          <p role="status" className="handover-status">
            {link.isCopied ? texts.copied : fillText(texts.until, { time: link.until })}
          </p>
        </div>
      );
  }
}

/** Closing the device's own share dialog is no failure. */
async function share(url: string): Promise<void> {
  try {
    await navigator.share({ url });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
