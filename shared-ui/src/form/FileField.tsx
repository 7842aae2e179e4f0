import type { ShownField } from '@showroom/contracts/entities/form';
import { fillText } from '@showroom/contracts/fill-text';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type ChangeEvent, useState } from 'react';
import { Button } from '../button/Button';
import { Field } from '../field/Field';
import { useMessages } from '../texts/messages';
import formMessages from './messages/en.json';

const TYPES = ['pdf', 'jpg', 'png', 'webp'] as const;
const KILOBYTE = 1024;

type Upload =
  | { readonly status: 'none' }
  | { readonly status: 'busy' | 'failed' | 'large'; readonly name: string }
  | { readonly status: 'done'; readonly name: string; readonly file: string };

interface FileFieldProps {
  readonly field: ShownField;
  readonly id: string;
  readonly formId: string;
  readonly error: string | undefined;
  readonly optional: boolean;
  /** Whoever sends the form waits for uploads that are under way. */
  readonly onUpload: (upload: Promise<unknown>) => void;
}

/** A file that is uploaded as soon as it is chosen; the form is sent with the id of the upload. */
export function FileField({ field, id, formId, error, optional, onUpload }: FileFieldProps) {
  const texts = useMessages(formMessages);
  const { client } = usePlatform();
  const [upload, setUpload] = useState<Upload>({ status: 'none' });
  const types = field.file_types ?? TYPES;
  const size = field.size ?? KILOBYTE * 10;

  async function send(file: File): Promise<void> {
    const { name } = file;
    if (file.size > size * KILOBYTE) return setUpload({ status: 'large', name });
    setUpload({ status: 'busy', name });
    try {
      const { uploadFile } = await import(/* webpackChunkName: "form" */ './send-form');
      setUpload({ status: 'done', name, file: await uploadFile(client, formId, field.name, file) });
    } catch (cause) {
      console.info('A file was not uploaded:', cause);
      setUpload({ status: 'failed', name });
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it failed.
    target.value = '';
    if (file) onUpload(send(file));
  }

  const limit = size < KILOBYTE ? texts.kilobytes : texts.megabytes;
  const count = size < KILOBYTE ? size : Math.round((size / KILOBYTE) * 10) / 10;
  const names = types.map((type) => type.toUpperCase()).join(', ');
  const accepted = fillText(texts.fileHint, { types: names, size: fillText(limit, { count }) });
  return (
    <Field
      id={id}
      label={field.label}
      hint={field.hint ? `${field.hint} ${accepted}` : accepted}
      error={upload.status === 'large' ? texts.size : error}
      optional={optional}
    >
      {(control) => (
        <div className="ui-form-file">
          <input
            {...control}
            type="file"
            accept={types.map((type) => (type === 'jpg' ? '.jpg,.jpeg' : `.${type}`)).join(',')}
            className="ui-field-control ui-form-file-input"
            onChange={choose}
          />
          <p className="ui-form-scriptless ui-field-hint">{texts.fileNeedsScripts}</p>
          <input type="hidden" name={field.name} value={upload.status === 'done' ? upload.file : ''} readOnly />
          <FileStatus upload={upload} onRemove={() => setUpload({ status: 'none' })} />
        </div>
      )}
    </Field>
  );
}

const STATUS_TEXTS = { busy: 'uploading', done: 'uploaded', failed: 'uploadFailed' } as const;

function FileStatus({ upload, onRemove }: { readonly upload: Upload; readonly onRemove: () => void }) {
  const texts = useMessages(formMessages);
  const isTold = upload.status !== 'none' && upload.status !== 'large';
  return (
    <div className="ui-form-file-line">
      <p role="status" className={upload.status === 'failed' ? 'ui-field-error' : 'ui-form-file-status'}>
        {isTold && fillText(texts[STATUS_TEXTS[upload.status]], { name: upload.name })}
      </p>
      {upload.status === 'busy' && <progress className="ui-form-progress" aria-label={upload.name} />}
      {upload.status === 'done' && (
        <Button kind="tertiary" onClick={onRemove}>
          {fillText(texts.remove, { name: upload.name })}
        </Button>
      )}
    </div>
  );
}
