import type { EditedSetting } from '@showroom/contracts/calls/settings';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { usePlatform } from '@showroom/shared-ui/platform';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { saveSetting } from '../data/setting-calls';
import { FailureNotice } from '../layout/FailureNotice';
import { fillNodes } from '../layout/fill-nodes';
import { useFailureTexts } from '../layout/use-failure-texts';
import { type Failure, useSending } from '../layout/use-sending';
import { formatValue } from './format-value';
import messages from './messages/en.json';
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
  const texts = useMessages(messages);
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
      else onSaved(fillText(to ? texts.saved : texts.reset, { key }));
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
  const texts = useMessages(messages);
  const { setting } = props;
  const form = useFirstFocus();
  const errors = { ...draft.failure?.fields, ...draft.invalid };

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (Object.keys(draft.invalid).length === 0) draft.save(draft.base.revision, { value: draft.value });
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={fillText(texts.change_key, { key: setting.key })}
      className="editor-form"
      onSubmit={submit}
    >
      {setting.shown_to === 'nobody' && <p className="ui-field-hint">{texts.secret_hint}</p>}
      <ValueInput
        schema={schemaOf(setting)}
        label={texts.value}
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
          {texts.save}
        </Button>
        {draft.base.is_set && (
          <Button kind="secondary" size="small" onClick={() => draft.save(draft.base.revision, undefined)}>
            {texts.back_to_default}
          </Button>
        )}
        <Button kind="tertiary" size="small" onClick={onClose}>
          {texts.cancel}
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
  const texts = useMessages(messages);
  return (
    <FailureNotice failure={failure}>
      <ul>
        {Object.entries(failure.fields).map(([path, message]) => (
          <li key={path}>{fillNodes(texts.issue, { path: <code>{path}</code>, message })}</li>
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
  const failures = useFailureTexts();
  const texts = useMessages(messages);
  return (
    <Notice
      kind="error"
      title={failures['setting.changed']}
      actions={
        <>
          <Button kind="secondary" size="small" onClick={onLoad}>
            {texts.take_newer}
          </Button>
          <Button kind="tertiary" size="small" onClick={() => onOverwrite(present)}>
            {texts.save_over}
          </Button>
        </>
      }
    >
      <dl className="settings-values">
        <dt>{present.author === null ? texts.now_by_somebody : fillText(texts.now_by, { author: present.author })}</dt>
        <dd>
          <code>
            {present.is_set
              ? formatValue(present, texts)
              : fillText(texts.value_is_default, { value: JSON.stringify(present.default) })}
          </code>
        </dd>
        {present.shown_to !== 'nobody' && (
          <>
            <dt>{texts.yours}</dt>
            <dd>
              <code>{JSON.stringify(mine)}</code>
            </dd>
          </>
        )}
      </dl>
    </Notice>
  );
}
