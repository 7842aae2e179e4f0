import type { EditedSetting } from '@showroom/contracts/calls/settings';
import { ERROR_TEXTS } from '@showroom/contracts/errors/catalogue';
import { Button } from '@showroom/shared-ui/button';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { saveSetting } from '../data/setting-calls';
import { FailureNotice } from '../layout/FailureNotice';
import { type Failure, useSending } from '../layout/use-sending';
import { formatValue } from './format-value';
import { ValueInput } from './ValueInput';
import { emptyOf, valueSchemaOf } from './value-schema';

type Attributes = EditedSetting['attributes'];

interface SettingFormProps {
  readonly setting: Attributes;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly onSaved: (sentence: string) => void;
  readonly onClose: () => void;
}

const schemaOf = ({ schema }: Attributes) => valueSchemaOf(schema);

/** What is set or, without it, what stands; a secret begins empty whatever it is. */
function startOf(setting: Attributes): unknown {
  if (setting.shown_to === 'nobody') return emptyOf(schemaOf(setting));
  return setting.is_set ? setting.value : setting.default;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function useDraft({ setting, onUnsaved, onSaved }: Omit<SettingFormProps, 'onClose'>) {
  const { client, market } = usePlatform();
  const { key } = setting;
  const [value, setValue] = useState(() => startOf(setting));
  const [base, setBase] = useState(setting);
  const [present, setPresent] = useState<Attributes>();
  const [invalid, setInvalid] = useState<Readonly<Record<string, string>>>({});
  const { isSending, failure, send } = useSending();
  const isUnsaved = !isSame(value, startOf(base)) || Object.keys(invalid).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is whether it is, not to whom
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved]);

  function save(revision: number, to: { readonly value: unknown } | undefined): void {
    send(async () => {
      const saved = await saveSetting(client, { market: market.code, key, revision, to });
      if (saved.status === 'conflict') setPresent(saved.present);
      else onSaved(to ? `${key} is saved.` : `${key} is back to its default.`);
    });
  }

  function loadPresent(): void {
    if (!present) return;
    setBase(present);
    setValue(startOf(present));
    setPresent(undefined);
  }

  return {
    ...{ value, setValue, base, present, loadPresent, invalid, isSending, failure, isUnsaved, save },
    onInvalid(path: string, message: string | undefined): void {
      setInvalid(({ [path]: _, ...others }) => (message === undefined ? others : { ...others, [path]: message }));
    },
  };
}

/** Changes one setting: its value by the schema, and the way back to its default. */
export function SettingForm({ onClose, ...props }: SettingFormProps) {
  const draft = useDraft(props);
  const { setting } = props;
  const form = useFirstFocus();
  const errors = { ...draft.failure?.fields, ...draft.invalid };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (Object.keys(draft.invalid).length === 0) draft.save(draft.base.revision, { value: draft.value });
  }

  return (
    <form ref={form} noValidate aria-label={`Change ${setting.key}`} className="editor-form" onSubmit={submit}>
      {setting.shown_to === 'nobody' && <p className="ui-field-hint">What is set is never shown; type a new value.</p>}
      <ValueInput
        schema={schemaOf(setting)}
        label="Value"
        path="value"
        value={draft.value}
        onChange={draft.setValue}
        errors={errors}
        onInvalid={draft.onInvalid}
      />
      {draft.failure && <Refused failure={draft.failure} />}
      {draft.present && (
        <Conflict
          mine={draft.value}
          present={draft.present}
          onLoad={draft.loadPresent}
          onOverwrite={({ revision }) => draft.save(revision, { value: draft.value })}
        />
      )}
      <p className="editor-actions">
        <Button type="submit" size="small" busy={draft.isSending}>
          Save
        </Button>
        {draft.base.is_set && (
          <Button kind="secondary" size="small" onClick={() => draft.save(draft.base.revision, undefined)}>
            Back to default
          </Button>
        )}
        <Button kind="tertiary" size="small" onClick={onClose}>
          Cancel
        </Button>
      </p>
    </form>
  );
}

/** Whoever opens a form goes on by keyboard inside it. */
function useFirstFocus() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus(), []);
  return form;
}

function Refused({ failure }: { readonly failure: Failure }) {
  return (
    <FailureNotice failure={failure}>
      <ul>
        {Object.entries(failure.fields).map(([path, message]) => (
          <li key={path}>
            <code>{path}</code>: {message}
          </li>
        ))}
      </ul>
    </FailureNotice>
  );
}

interface ConflictProps {
  readonly mine: unknown;
  readonly present: Attributes;
  readonly onLoad: () => void;
  readonly onOverwrite: (present: Attributes) => void;
}

/** Somebody else was first: both values, and the choice between them. */
function Conflict({ mine, present, onLoad, onOverwrite }: ConflictProps) {
  return (
    <Notice
      kind="error"
      title={ERROR_TEXTS['setting.changed']}
      actions={
        <>
          <Button kind="secondary" size="small" onClick={onLoad}>
            Take the newer value
          </Button>
          <Button kind="tertiary" size="small" onClick={() => onOverwrite(present)}>
            Save mine over it
          </Button>
        </>
      }
    >
      <dl className="settings-values">
        <dt>Now, by {present.author ?? 'somebody'}</dt>
        <dd>
          <code>{present.is_set ? formatValue(present) : `${JSON.stringify(present.default)} (default)`}</code>
        </dd>
        {present.shown_to !== 'nobody' && (
          <>
            <dt>Yours</dt>
            <dd>
              <code>{JSON.stringify(mine)}</code>
            </dd>
          </>
        )}
      </dl>
    </Notice>
  );
}
