import type { Location } from '@showroom/contracts/entities/location';
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
import { useSending } from '../layout/use-sending';
import { FORMS_SETTINGS, SETTING_KEYS } from './forms-settings';

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
    onDone(`${plan.name} is told of leads at ${plan.email}, where a form says so.`);
  }

  return (
    <FormDialog
      title={location ? 'Change a location' : 'Add a location'}
      button={location ? 'Save' : 'Add'}
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(save)}
      onClose={onClose}
    >
      <TextField label="Name" dir="auto" required maxLength={200} {...bind('name')} />
      <TextField
        label="E-mail address"
        hint="Leads are sent there."
        type="email"
        required
        maxLength={254}
        {...bind('email')}
      />
      <TextArea label="Postal address" dir="auto" optional rows={3} maxLength={500} {...bind('address')} />
    </FormDialog>
  );
}

/** Asks before a location is gone. */
export function DeleteLocationDialog({ location, onClose, onDone }: DialogProps & { readonly location: Location }) {
  const { client } = usePlatform();
  const { name } = location.attributes;
  return (
    <AskDialog
      title="Delete a location"
      button="Delete"
      onSubmit={() => removeLocation(client, location).then(() => onDone(`${name} was deleted.`))}
      onClose={onClose}
    >
      <p>
        No form can notify <bdi>{name}</bdi> any more.
      </p>
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
  const { isSending, failure, send } = useSending();
  const open = SETTING_KEYS.filter((key) => !settings.some(({ attributes }) => attributes.key === key));
  const [key, setKey] = useState(open[0] ?? SETTING_KEYS[0]);
  const [value, setValue] = useState('');

  async function add(): Promise<void> {
    await addFormsSetting(client, { market: market.code, key, value: value.trim() });
    onDone(`${FORMS_SETTINGS[key]?.label}: ${value.trim()}.`);
  }

  return (
    <FormDialog
      title="Add a setting"
      button="Add"
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(add)}
      onClose={onClose}
    >
      <SelectField
        label="Setting"
        options={open.map((one) => ({ value: one, label: FORMS_SETTINGS[one]?.label ?? one }))}
        value={key}
        error={failure?.fields['key']}
        onChange={({ target }) => setKey(open.find((one) => one === target.value) ?? key)}
      />
      <TextField
        label="Value"
        hint={FORMS_SETTINGS[key]?.hint}
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
  const label = FORMS_SETTINGS[setting.attributes.key]?.label ?? setting.attributes.key;
  return (
    <AskDialog
      title="Delete a setting"
      button="Delete"
      onSubmit={() => removeFormsSetting(client, setting.id).then(() => onDone(`${label} is not set any more.`))}
      onClose={onClose}
    >
      <p>What applied before it applies again.</p>
    </AskDialog>
  );
}
