import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import journeyMessages from '../order/messages/journey/en.json';
import { useFailureMessages } from '../order/use-failure-messages';

/** A vendor's script or fields did not load. */
export function VendorFailure({ onRetry }: { readonly onRetry: () => void }) {
  const failures = useFailureMessages();
  const journey = useMessages(journeyMessages);
  return (
    <Notice
      kind="error"
      actions={
        <Button kind="secondary" size="small" onClick={onRetry}>
          {journey.tryAgain}
        </Button>
      }
    >
      {failures['payment.failed']}
    </Notice>
  );
}
