import { ICON_NAMES, Icon, isIconName } from '@showroom/shared-ui/icon';
import { SelectField } from '@showroom/shared-ui/select-field';
import { type InputProps, textOf } from './input';

/** An icon of the set, shown beside its name. */
export function IconInput({ field, id, value, onChange, error }: InputProps<'String' | 'Text' | 'Icon'>) {
  const name = textOf(value);
  // A name that the set does not know stays choosable, so that opening a page changes nothing.
  const names = name === '' || isIconName(name) ? ICON_NAMES : [name, ...ICON_NAMES];
  return (
    <div className="inputs-icon">
      <SelectField
        id={id}
        label={field.label}
        optional={!field.required}
        placeholder="None"
        options={names.map((one) => ({ value: one, label: one }))}
        value={name}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {isIconName(name) && <Icon name={name} size={32} />}
    </div>
  );
}
