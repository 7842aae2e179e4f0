import type { ShownForm } from '@showroom/contracts/entities/form';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useMessages } from '../texts/messages';
import formMessages from './messages/en.json';
import { OWN_INPUTS } from './own-inputs';
import { hiddenValue } from './page-values';

interface UnseenInputsProps {
  readonly form: ShownForm;
  readonly hidden: Readonly<Record<string, string>>;
}

/** Hidden fields as far as the server knows them, the form's version, and the trap for robots. */
export function UnseenInputs({ form, hidden }: UnseenInputsProps) {
  const { locale, market } = usePlatform();
  const texts = useMessages(formMessages);
  const { fields, version } = form.attributes;
  const page = { language: locale, market: market.code };
  const others = Object.entries(hidden).filter(([name]) => !fields.some((field) => field.name === name));
  return (
    <>
      {fields
        .filter(({ kind }) => kind === 'hidden')
        .map((field) => (
          <input key={field.name} type="hidden" name={field.name} value={hiddenValue(field, hidden, page)} />
        ))}
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={`${OWN_INPUTS.hidden}${name}`} value={value} />
      ))}
      <input type="hidden" name={OWN_INPUTS.version} value={version} />
      <div className="ui-form-trap" aria-hidden="true">
        <label>
          {texts.trap}
          <input type="text" name={OWN_INPUTS.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
