import type { FieldKind, Notification } from '@showroom/contracts/entities/form';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { SiteLink } from '@showroom/shared-ui/link';
import { useMessages } from '@showroom/shared-ui/messages';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { ListItem, moved } from '../inputs/ListItem';
import { fillNodes } from '../layout/fill-nodes';
import { idOfPath } from '../layout/issue';
import { ConditionInputs, labelOf } from './ConditionInputs';
import { newNotification } from './form-edit';
import messages from './messages/sending/en.json';
import type { FormEdit } from './use-form-edit';

type Target = Notification['to'];

const ORDER = ['address', 'location', 'chosen_retailer', 'nearest_retailer'] as const satisfies readonly Target[];
const MOST = 20;

/** Who is told of a lead: one rule after the other, each of which may tell somebody. */
export function NotificationsPart({ edit }: { readonly edit: FormEdit }) {
  const texts = useMessages(messages);
  const { notifications } = edit.draft;
  const set = (next: readonly Notification[], name: string, key?: string) =>
    edit.change(name, (draft) => ({ ...draft, notifications: [...next] }), key);
  return (
    <div className="forms-settings">
      <p className="editor-quiet">{texts.rules_what}</p>
      {notifications.length === 0 && <p>{texts.nobody}</p>}
      {notifications.map((rule, at) => (
        <ListItem
          key={rule.id}
          name={fillText(texts.rule, { number: at + 1 })}
          place={at}
          count={notifications.length}
          onMove={(to) => set(moved(notifications, at, to), texts.change_order)}
          onRemove={() => set(notifications.toSpliced(at, 1), texts.remove_rule)}
        >
          <Rule
            edit={edit}
            rule={rule}
            path={`notifications.${at}`}
            onChange={(next, key) => set(notifications.with(at, next), texts.change_rule, key)}
          />
        </ListItem>
      ))}
      <p className="editor-actions">
        <Button
          kind="secondary"
          size="small"
          disabled={notifications.length >= MOST}
          onClick={() => set([...notifications, newNotification(crypto.randomUUID())], texts.add_rule)}
        >
          {texts.add_rule}
        </Button>
      </p>
    </div>
  );
}

interface RuleProps {
  readonly edit: FormEdit;
  readonly rule: Notification;
  readonly path: string;
  readonly onChange: (rule: Notification, key?: string) => void;
}

function Rule({ edit, rule, path, onChange }: RuleProps) {
  const texts = useMessages(messages);
  const { only_if, ...rest } = rule;
  return (
    <div className="forms-settings-row">
      <SelectField
        label={texts.tells}
        options={ORDER.map((value) => ({ value, label: texts.targets[value] }))}
        value={rule.to}
        onChange={({ target }) => {
          const to = ORDER.find((one) => one === target.value) ?? 'address';
          onChange({ id: rule.id, to, ...(only_if && { only_if }) });
        }}
      />
      <Whom edit={edit} rule={rule} path={path} onChange={onChange} />
      <ConditionInputs
        edit={edit}
        label={texts.sent}
        path={`${path}.only_if`}
        condition={only_if}
        fields={edit.draft.fields}
        onChange={(condition) => onChange({ ...rest, ...(condition && { only_if: condition }) }, `${path}.only_if`)}
      />
    </div>
  );
}

function Whom({ edit, rule, path, onChange }: RuleProps) {
  const texts = useMessages(messages);
  const { locations, draft } = edit;
  switch (rule.to) {
    case 'address':
      return (
        <TextField
          id={idOfPath(`${path}.address`)}
          type="email"
          label={texts.address}
          required
          maxLength={254}
          value={rule.address ?? ''}
          error={edit.errorAt(`${path}.address`)}
          onChange={({ target }) => onChange({ ...rule, address: target.value.trim() }, `${path}.address`)}
        />
      );
    case 'location':
      return (
        <SelectField
          id={idOfPath(`${path}.location`)}
          label={texts.location}
          hint={
            locations.length === 0 &&
            fillNodes(texts.no_location, { link: <SiteLink href="/admin/locations">{texts.add_location}</SiteLink> })
          }
          placeholder={texts.choose}
          options={locations.map(({ id, attributes: { name, email } }) => ({ value: id, label: `${name} (${email})` }))}
          value={rule.location ?? ''}
          error={edit.errorAt(`${path}.location`)}
          onChange={({ target }) => onChange({ ...rule, location: target.value })}
        />
      );
    default: {
      const isChosen = rule.to === 'chosen_retailer';
      const kinds: readonly FieldKind[] = [isChosen ? 'retailer' : 'text', 'hidden'];
      const fields = draft.fields.filter(({ kind }) => kinds.includes(kind));
      const place = (
        <SelectField
          id={idOfPath(`${path}.field`)}
          label={isChosen ? texts.chosen_in : texts.near_in}
          hint={fields.length === 0 && (isChosen ? texts.no_retailer_field : texts.no_text_field)}
          placeholder={texts.choose}
          options={fields.map((field) => ({ value: field.name, label: labelOf(field, edit) }))}
          value={rule.field ?? ''}
          error={edit.errorAt(`${path}.field`)}
          onChange={({ target }) => onChange({ ...rule, field: target.value })}
        />
      );
      return isChosen ? (
        place
      ) : (
        <>
          {place}
          <WithModel edit={edit} rule={rule} path={path} onChange={onChange} />
        </>
      );
    }
  }
}

/** Of the retailers near to a visitor: all, or those who have the model that was chosen. */
function WithModel({ edit, rule, path, onChange }: RuleProps) {
  const texts = useMessages(messages);
  const { model_field, ...rest } = rule;
  const fields = edit.draft.fields.filter(({ kind }) => kind === 'model' || kind === 'hidden');
  if (fields.length === 0 && model_field === undefined) return null;
  return (
    <SelectField
      id={idOfPath(`${path}.model_field`)}
      label={texts.model_in}
      hint={texts.model_hint}
      placeholder={texts.any_retailer}
      options={fields.map((field) => ({ value: field.name, label: labelOf(field, edit) }))}
      value={model_field ?? ''}
      error={edit.errorAt(`${path}.model_field`)}
      onChange={({ target: { value } }) => onChange(value === '' ? rest : { ...rest, model_field: value })}
    />
  );
}
