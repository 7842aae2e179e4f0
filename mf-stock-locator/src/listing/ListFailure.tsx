import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { useRevalidator } from '@showroom/shared-ui/router';
import { useTextsOf } from '../language/use-language';

/** Reported beside the list that is still there; a new try needs no reload. */
export function ListFailure() {
  const texts = useTextsOf('list');
  const { state, revalidate } = useRevalidator();
  return (
    <Notice
      kind="error"
      title={texts.failedTitle}
      actions={
        <Button kind="secondary" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
          {texts.retry}
        </Button>
      }
    >
      {texts.failed}
    </Notice>
  );
}
