import type { Location } from '@showroom/contracts/entities/location';
import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { type ChangeEvent, useState } from 'react';
import {
  addFormsSetting,
  type FormsSetting,
  removeFormsSetting,
  removeLocation,
  saveLocation,
} from '../data/location-calls';
import { AskDialog, FormDialog } from '../layout/FormDialog';
import { fillNodes } from '../layout/fill-nodes';
import { useSending } from '../layout/use-sending';
import { SETTING_KEYS, settingLabel } from './forms-settings';
import messages from './messages/en.json';

interface DialogProps {
  readonly onClose: () => void;
  readonly onDone: (sentence: string) => void;
}

/** Adds a location or changes one. */
export function LocationDialog({
  location,
  onClose,
  onDone,
}: DialogProps & { readonly location: Location | undefined }) {
  const { client, market } = usePlatform();
  const texts = useMessages(messages);
  const { isSending, failure, send } = useSending();
  const { name = '', email = '', address = '' } = location?.attributes ?? {};
  const [draft, setDraft] = useState({ name, email, address });
  const bind = (key: keyof typeof draft) => ({
    value: draft[key],
    error: failure?.fields[key],
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setDraft((before) => ({ ...before, [key]: value })),
  });

  async function save(): Promise<void> {
    const plan = { name: draft.name.trim(), email: draft.email.trim(), address: draft.address.trim() };
    await saveLocation(client, location, { market: market.code, ...plan });
    onDone(fillText(texts.saved, plan));
  }

  return (
    <FormDialog
      title={location ? texts.change_location : texts.add_location}
      button={location ? texts.save : texts.add}
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(save)}
      onClose={onClose}
    >
      <TextField label={texts.name} dir="auto" required maxLength={200} {...bind('name')} />
      <TextField
        label={texts.email_address}
        hint={texts.email_hint}
        type="email"
        required
        maxLength={254}
        {...bind('email')}
      />
      <TextArea label={texts.postal_address} dir="auto" optional rows={3} maxLength={500} {...bind('address')} />
    </FormDialog>
  );
}

/** Asks before a location is gone. */
export function DeleteLocationDialog({ location, onClose, onDone }: DialogProps & { readonly location: Location }) {
  const { client } = usePlatform();
  const texts = useMessages(messages);
  const { name } = location.attributes;
  return (
    <AskDialog
      title={texts.delete_location}
      button={texts.delete}
      onSubmit={() => removeLocation(client, location).then(() => onDone(fillText(texts.deleted, { name })))}
      onClose={onClose}
    >
      <p>{fillNodes(texts.not_notified, { name: <bdi>{name}</bdi> })}</p>
    </AskDialog>
  );
}

/** Sets something of the forms service that is not set yet. */
export function AddSettingDialog({
  settings,
  onClose,
  onDone,
}: DialogProps & { readonly settings: readonly FormsSetting[] }) {
  const { client, market } = usePlatform();
  const texts = useMessages(messages);
  const { isSending, failure, send } = useSending();
  const open = SETTING_KEYS.filter((key) => !settings.some(({ attributes }) => attributes.key === key));
  const [key, setKey] = useState(open[0] ?? SETTING_KEYS[0]);
  const [value, setValue] = useState('');

  async function add(): Promise<void> {
    await addFormsSetting(client, { market: market.code, key, value: value.trim() });
    onDone(fillText(texts.setting_saved, { setting: settingLabel(key, texts), value: value.trim() }));
  }

  return (
    <FormDialog
      title={texts.add_setting}
      button={texts.add}
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(add)}
      onClose={onClose}
    >
      <SelectField
        label={texts.setting}
        options={open.map((one) => ({ value: one, label: settingLabel(one, texts) }))}
        value={key}
        error={failure?.fields['key']}
        onChange={({ target }) => setKey(open.find((one) => one === target.value) ?? key)}
      />
      <TextField
        label={texts.value}
        hint={texts.forms_settings[key].hint}
        required
        maxLength={500}
        inputMode={key === 'retention_days' ? 'numeric' : 'email'}
        value={value}
        error={failure?.fields['value']}
        onChange={({ target }) => setValue(target.value)}
      />
    </FormDialog>
  );
}

/** Asks before a setting ends. */
export function DeleteSettingDialog({ setting, onClose, onDone }: DialogProps & { readonly setting: FormsSetting }) {
  const { client } = usePlatform();
  const texts = useMessages(messages);
  const label = settingLabel(setting.attributes.key, texts);
  return (
    <AskDialog
      title={texts.delete_setting}
      button={texts.delete}
      onSubmit={() =>
        removeFormsSetting(client, setting.id).then(() => onDone(fillText(texts.setting_deleted, { setting: label })))
      }
      onClose={onClose}
    >
      <p>{texts.applies_again}</p>
    </AskDialog>
  );
}
