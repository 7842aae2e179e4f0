import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { Spinner } from '@showroom/shared-ui/spinner';
import type { ReactNode } from 'react';
import loadedMessages from './messages/loaded/en.json';
import type { Loading } from './use-load';

interface LoadedProps<T> {
  readonly loading: Loading<T>;
  readonly children: (value: T) => ReactNode;
}

/** What was loaded; a spinner until then, and another attempt when it failed. */
export function Loaded<T>({ loading: { load, reload }, children }: LoadedProps<T>) {
  const texts = useMessages(loadedMessages);
  switch (load.status) {
    case 'loading':
      return <Spinner label={texts.loading} />;
    case 'failed':
      return (
        <Notice
          kind="error"
          actions={
            <Button size="small" onClick={reload}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      );
    case 'ready':
      return children(load.value);
  }
}
