import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useRevalidator } from '@showroom/shared-ui/router';
import { useTextsOf } from '../language/use-language';

/** Reported beside the list that is still there; a new try asks for nothing but this list. */
export function ListFailure({ id }: { readonly id: string }) {
  const texts = useTextsOf('list');
  const { bus } = usePlatform();
  const { state, revalidate } = useRevalidator();
  async function askAgain(): Promise<void> {
    // With the press alone: it brings the event's schema.
    const { blockReload } = await import('@showroom/contracts/events/block-reload');
    bus.emit(blockReload, { id });
  }
  return (
    <Notice
      kind="error"
      title={texts.failedTitle}
      actions={
        <Button
          kind="secondary"
          size="small"
          busy={state === 'loading'}
          onClick={() => void askAgain().catch(() => revalidate())}
        >
          {texts.retry}
        </Button>
      }
    >
      {texts.failed}
    </Notice>
  );
}
