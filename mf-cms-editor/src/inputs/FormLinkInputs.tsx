import type { LinkValue } from '@showroom/contracts/blocks/template';
import type { Form } from '@showroom/contracts/entities/form';
import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { useEffect, useState } from 'react';
import { fetchForms } from '../data/form-calls';
import { mayEditForms } from '../layout/may-change';
import { RemoveButton } from './ListItem';
import messages from './messages/en.json';

interface FormLinkInputsProps {
  readonly id: string;
  readonly link: LinkValue;
  readonly error: string | undefined;
  readonly onChange: (link: LinkValue) => void;
}

/** Milliseconds without a key before the forms are asked for. */
const SEARCH_AFTER = 250;

type Load =
  | { readonly status: 'loading' | 'failed'; readonly forms: readonly Form[] }
  | { readonly status: 'ready'; readonly forms: readonly Form[] };

/** The market's forms that have a text in their name or id. */
function useForms(q: string): Load {
  const { client, market } = usePlatform();
  const [load, setLoad] = useState<Load>({ status: 'loading', forms: [] });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(
      () => {
        fetchForms(client, { market: market.code, q, page: 1 }, stop.signal).then(
          ({ forms }) => setLoad({ status: 'ready', forms }),
          () => {
            if (!stop.signal.aborted) setLoad(({ forms }) => ({ status: 'failed', forms }));
          },
        );
      },
      q === '' ? 0 : SEARCH_AFTER,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [client, market.code, q]);
  return load;
}

const LAYOUTS = ['single', 'double'] as const;

/** Which form a link opens; whoever translates it leaves that to editors. */
export function FormLinkInputs(props: FormLinkInputsProps) {
  const { person } = usePlatform();
  const texts = useMessages(messages);
  if (mayEditForms(person)) return <FormChoice {...props} />;
  return <p className="ui-field-hint">{texts.editors_choose_form}</p>;
}

/** The form, in how many columns, and what it is given along. */
function FormChoice({ id, link, error, onChange }: FormLinkInputsProps) {
  const texts = useMessages(messages);
  const [q, setQ] = useState('');
  const { status, forms } = useForms(q.trim());
  const [known, setKnown] = useState<Form>();
  const formId = link.rdx_forms_form_id ?? '';
  const found = forms.find((form) => form.id === formId);
  const chosen = found ?? (known?.id === formId ? known : undefined);
  const options = forms.map((form) => ({ value: form.id, label: form.attributes.name }));
  // What is chosen stays choosable while something else is looked for.
  const gone = formId === '' || found ? [] : [{ value: formId, label: chosen?.attributes.name ?? formId }];

  function choose(wanted: string): void {
    setKnown(forms.find((form) => form.id === wanted));
    const { rdx_forms_form_id: _, ...rest } = link;
    onChange(wanted === '' ? rest : { ...rest, rdx_forms_form_id: wanted });
  }

  return (
    <>
      <TextField
        id={`${id}-form-search`}
        type="search"
        label={texts.find_form}
        maxLength={200}
        value={q}
        hint={status === 'failed' ? texts.forms_failed : undefined}
        onChange={({ target }) => setQ(target.value)}
        onKeyDown={(event) => {
          // The form around it would be sent.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <SelectField
        id={`${id}-rdx_forms_form_id`}
        label={texts.form}
        placeholder={status === 'ready' && options.length === 0 ? texts.nothing_found : texts.please_choose}
        options={[...gone, ...options]}
        value={formId}
        error={error}
        onChange={({ target }) => choose(target.value)}
      />
      <SelectField
        id={`${id}-form_layout`}
        label={texts.form_fields}
        options={LAYOUTS.map((value) => ({ value, label: texts.form_layouts[value] }))}
        value={link.form_layout ?? 'single'}
        onChange={({ target }) => onChange({ ...link, form_layout: target.value === 'double' ? 'double' : 'single' })}
      />
      <HiddenFields id={id} link={link} form={chosen ?? found} onChange={onChange} />
    </>
  );
}

interface HiddenFieldsProps extends Omit<FormLinkInputsProps, 'error'> {
  readonly form: Form | undefined;
}

/** A value for each hidden field of the form; what the form does not have can be taken out. */
function HiddenFields({ id, link, form, onChange }: HiddenFieldsProps) {
  const texts = useMessages(messages);
  const { hidden_fields: given = {}, ...rest } = link;
  const own = form?.attributes.fields.filter(({ kind }) => kind === 'hidden').map(({ name }) => name) ?? [];
  const others = Object.keys(given).filter((name) => !own.includes(name));

  function set(name: string, value: string): void {
    const { [name]: _, ...kept } = given;
    const hidden_fields = value === '' ? kept : { ...kept, [name]: value };
    onChange(Object.keys(hidden_fields).length === 0 ? rest : { ...rest, hidden_fields });
  }

  return (
    <>
      {own.map((name) => (
        <TextField
          key={name}
          id={`${id}-hidden-${name}`}
          label={fillText(texts.hidden_field, { name })}
          optional
          dir="auto"
          maxLength={200}
          value={given[name] ?? ''}
          onChange={({ target }) => set(name, target.value)}
        />
      ))}
      {form &&
        others.map((name) => (
          <p key={name} className="inputs-vehicle-found">
            <span>{fillText(texts.no_hidden_field, { name, value: given[name] ?? '' })}</span>
            <RemoveButton label={fillText(texts.remove_hidden_value, { name })} onRemove={() => set(name, '')} />
          </p>
        ))}
    </>
  );
}
