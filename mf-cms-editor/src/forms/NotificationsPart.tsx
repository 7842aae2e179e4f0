import type { FieldKind, Notification } from '@showroom/contracts/entities/form';
import { Button } from '@showroom/shared-ui/button';
import { SiteLink } from '@showroom/shared-ui/link';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { ListItem, moved } from '../inputs/ListItem';
import { idOfPath } from '../layout/issue';
import { ConditionInputs, labelOf } from './ConditionInputs';
import { newNotification } from './form-edit';
import type { FormEdit } from './use-form-edit';

type Target = Notification['to'];

const TARGETS = {
  address: 'An e-mail address',
  location: 'A location of the market',
  chosen_retailer: 'The retailer whom visitors choose',
  nearest_retailer: 'The retailer nearest to them',
} as const satisfies Record<Target, string>;
const ORDER = ['address', 'location', 'chosen_retailer', 'nearest_retailer'] as const satisfies readonly Target[];
const MOST = 20;

/** Who is told of a lead: one rule after the other, each of which may tell somebody. */
export function NotificationsPart({ edit }: { readonly edit: FormEdit }) {
  const { notifications } = edit.draft;
  const set = (next: readonly Notification[], name: string, key?: string) =>
    edit.change(name, (draft) => ({ ...draft, notifications: [...next] }), key);
  return (
    <div className="forms-settings">
      <p className="editor-quiet">Each rule sends an e-mail with the lead as soon as it comes.</p>
      {notifications.length === 0 && <p>Nobody is told by e-mail yet.</p>}
      {notifications.map((rule, at) => (
        <ListItem
          key={rule.id}
          name={`Rule ${at + 1}`}
          place={at}
          count={notifications.length}
          onMove={(to) => set(moved(notifications, at, to), 'The order of the rules')}
          onRemove={() => set(notifications.toSpliced(at, 1), 'Remove a rule')}
        >
          <Rule
            edit={edit}
            rule={rule}
            path={`notifications.${at}`}
            onChange={(next, key) => set(notifications.with(at, next), 'Who is told of a lead', key)}
          />
        </ListItem>
      ))}
      <p className="editor-actions">
        <Button
          kind="secondary"
          size="small"
          disabled={notifications.length >= MOST}
          onClick={() => set([...notifications, newNotification(crypto.randomUUID())], 'Add a rule')}
        >
          Add a rule
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
  const { only_if, ...rest } = rule;
  return (
    <div className="forms-settings-row">
      <SelectField
        label="Tells"
        options={ORDER.map((value) => ({ value, label: TARGETS[value] }))}
        value={rule.to}
        onChange={({ target }) => {
          const to = ORDER.find((one) => one === target.value) ?? 'address';
          onChange({ id: rule.id, to, ...(only_if && { only_if }) });
        }}
      />
      <Whom edit={edit} rule={rule} path={path} onChange={onChange} />
      <ConditionInputs
        edit={edit}
        label="Sent"
        path={`${path}.only_if`}
        condition={only_if}
        fields={edit.draft.fields}
        onChange={(condition) => onChange({ ...rest, ...(condition && { only_if: condition }) }, `${path}.only_if`)}
      />
    </div>
  );
}

function Whom({ edit, rule, path, onChange }: RuleProps) {
  const { locations, draft } = edit;
  switch (rule.to) {
    case 'address':
      return (
        <TextField
          id={idOfPath(`${path}.address`)}
          type="email"
          label="E-mail address"
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
          label="Location"
          hint={
            locations.length === 0 && (
              <>
                The market has none yet: <SiteLink href="/admin/locations">add one</SiteLink>.
              </>
            )
          }
          placeholder="Please choose"
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
          label={isChosen ? 'Chosen in' : 'Postcode or town in'}
          hint={fields.length === 0 && `The form has no field of the kind ${isChosen ? 'Retailer' : 'Text'} yet.`}
          placeholder="Please choose"
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
  const { model_field, ...rest } = rule;
  const fields = edit.draft.fields.filter(({ kind }) => kind === 'model' || kind === 'hidden');
  if (fields.length === 0 && model_field === undefined) return null;
  return (
    <SelectField
      id={idOfPath(`${path}.model_field`)}
      label="Who has the model in"
      hint="Where none of them has it, the nearest of all is told."
      placeholder="Any of them"
      options={fields.map((field) => ({ value: field.name, label: labelOf(field, edit) }))}
      value={model_field ?? ''}
      error={edit.errorAt(`${path}.model_field`)}
      onChange={({ target: { value } }) => onChange(value === '' ? rest : { ...rest, model_field: value })}
    />
  );
}
