import { withBasePath } from '@showroom/contracts/base-path';
import { Button } from '@showroom/shared-ui/button';
import { formatDateTime } from '@showroom/shared-ui/dates';
import { Dialog } from '@showroom/shared-ui/dialog';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { TextField } from '@showroom/shared-ui/text-field';
import { useEffect, useState } from 'react';
import { linkToPreview } from '../data/page-calls';
import { type Failure, failureOf } from '../layout/use-sending';

interface PreviewLinkDialogProps {
  readonly pageId: string;
  readonly onClose: () => void;
}

/** A link to the draft that can be sent to somebody without an account. */
export function PreviewLinkDialog({ pageId, onClose }: PreviewLinkDialogProps) {
  const { client, market } = usePlatform();
  const [link, setLink] = useState<{ readonly href: string; readonly ends: string }>();
  const [failure, setFailure] = useState<Failure>();

  useEffect(() => {
    linkToPreview(client, pageId).then(
      ({ path, expires_at }) => setLink({ href: new URL(withBasePath(path), location.origin).href, ends: expires_at }),
      (error: unknown) => setFailure(failureOf(error)),
    );
  }, [client, pageId]);

  return (
    <Dialog open onClose={onClose} title="Share a preview" footer={<Button onClick={onClose}>Done</Button>}>
      {failure && <Notice kind="error" title={failure.title} />}
      {link && (
        <>
          <TextField label="Link" readOnly value={link.href} onFocus={({ target }) => target.select()} />
          <p>
            Whoever has it sees the draft, also without an account, until {formatDateTime(link.ends, market.timeZone)}.
          </p>
        </>
      )}
    </Dialog>
  );
}
