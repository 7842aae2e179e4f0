import { useHref, useLocation } from '@showroom/shared-ui/router';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { FOLLOW } from '../addresses/follow-event';
import type { FormDialog } from './FormDialog';

type DialogCode = ComponentType<ComponentProps<typeof FormDialog>>;

/** Links to a form open it over the page; its code comes then, and its page stands in for it. */
export function FormOpener() {
  const { pathname } = useLocation();
  const base = useHref('/').replace(/\/$/, '');
  const [Dialog, setDialog] = useState<DialogCode>();
  const [asked, setAsked] = useState<{ readonly address: string; readonly on: string }>();
  useEffect(() => {
    const onFollow = (event: Event) => {
      if (!(event instanceof CustomEvent) || !/^\/form\/[\w-]+(\?|$)/.test(event.detail)) return;
      const address: string = event.detail;
      event.preventDefault();
      import(/* webpackChunkName: "form-dialog" */ './FormDialog').then(
        (code) => {
          setDialog(() => code.FormDialog);
          setAsked({ address, on: pathname });
        },
        () => location.assign(base + address),
      );
    };
    addEventListener(FOLLOW, onFollow);
    return () => removeEventListener(FOLLOW, onFollow);
  }, [pathname, base]);
  // It belongs to the page that it was opened on.
  return (
    Dialog && (
      <Dialog address={asked?.on === pathname ? asked.address : undefined} onClose={() => setAsked(undefined)} />
    )
  );
}
