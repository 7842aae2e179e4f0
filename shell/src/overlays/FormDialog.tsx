import type { ShownForm } from '@showroom/contracts/entities/form';
import { Dialog } from '@showroom/shared-ui/dialog';
import { Form } from '@showroom/shared-ui/form';
import { type AskedForm, askedForm } from '@showroom/shared-ui/form-address';
import { formStyles } from '@showroom/shared-ui/form-styles';
import { loadForm } from '@showroom/shared-ui/load-form';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useHref } from '@showroom/shared-ui/router';
import { Spinner } from '@showroom/shared-ui/spinner';
import { useEffect, useRef, useState } from 'react';

interface FormDialogProps {
  /** Of the form's page, as it stands in links; undefined while the dialog is closed. */
  readonly address: string | undefined;
  readonly onClose: () => void;
}

/**
 * The one dialog that a form is filled in over a page in. Closing it loses nothing: what was typed
 * is there when it is opened again.
 */
export function FormDialog({ address, onClose }: FormDialogProps) {
  const asked = address === undefined ? undefined : askedForm(address);
  const form = useAskedForm(asked, useHref(address ?? '/'));
  const content = useRef<HTMLDivElement>(null);
  const shown = form?.id;
  // After the dialog's own effect, which puts the focus on its first button; not again when the
  // form is there anew, for somebody may be typing.
  useEffect(() => {
    if (shown !== undefined)
      content.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  }, [shown]);
  const size = asked?.layout === 'double' ? 'wide' : 'medium';
  return (
    <>
      {[...new Set(formStyles)].map((url) => (
        <link key={url} rel="stylesheet" href={url} precedence="overlays" />
      ))}
      <Dialog open={asked !== undefined} onClose={onClose} title={form?.attributes.title ?? ''} size={size}>
        <div ref={content} className="form-dialog">
          {asked && form ? <Form key={form.id} form={form} hidden={asked.hidden} layout={asked.layout} /> : <Spinner />}
        </div>
      </Dialog>
    </>
  );
}

/** The form that is asked for; where it cannot be had, its page says so. */
function useAskedForm(asked: AskedForm | undefined, page: string): ShownForm | undefined {
  const platform = usePlatform();
  const [form, setForm] = useState<ShownForm>();
  const id = asked?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const leaving = new AbortController();
    loadForm(platform, id, leaving.signal).then(
      (found) => (found ? setForm(found) : location.assign(page)),
      () => leaving.signal.aborted || location.assign(page),
    );
    return () => leaving.abort();
  }, [platform, id, page]);
  return form?.id === id ? form : undefined;
}
