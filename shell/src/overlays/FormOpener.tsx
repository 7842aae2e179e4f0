import { askedForm } from '@showroom/shared-ui/form-address';
import { useHref, useLocation } from '@showroom/shared-ui/router';
import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { FormDialog } from './FormDialog';

type DialogCode = ComponentType<ComponentProps<typeof FormDialog>>;

interface FormOpenerProps {
  /** Of the link to a form that was followed last. */
  readonly followed: Event | undefined;
  /** Hears whether a form is open: nothing else opens by itself then. */
  readonly onChange: (isOpen: boolean) => void;
}

/** Opens a form over the page; where the dialog's code does not come, the form's page stands in. */
export function FormOpener({ followed, onChange }: FormOpenerProps) {
  const { pathname } = useLocation();
  const base = useHref('/').replace(/\/$/, '');
  const [Dialog, setDialog] = useState<DialogCode>();
  const [asked, setAsked] = useState<{ readonly address: string; readonly on: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is followed opens it
  useEffect(() => {
    if (!(followed instanceof CustomEvent)) return;
    const address = String(followed.detail);
    if (!askedForm(address)) return location.assign(base + address);
    // One chunk with what sends it: each further one would be named in every first load.
    import(/* webpackChunkName: "form" */ './FormDialog').then(
      (code) => {
        setDialog(() => code.FormDialog);
        setAsked({ address, on: pathname });
      },
      () => location.assign(base + address),
    );
  }, [followed]);
  // It belongs to the page that it was opened on.
  const address = asked?.on === pathname ? asked.address : undefined;
  useEffect(() => onChange(address !== undefined), [address, onChange]);
  return Dialog && <Dialog address={address} onClose={() => setAsked(undefined)} />;
}
