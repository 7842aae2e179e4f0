import { FORM_TYPES } from '@showroom/contracts/entities/form';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { useMessages } from '@showroom/shared-ui/messages';
import { TextField } from '@showroom/shared-ui/text-field';
import { useId } from 'react';
import { formatFormType } from '../layout/form-type';
import { idOfPath } from '../layout/issue';
import layoutMessages from '../layout/messages/en.json';
import messages from './messages/builder/en.json';
import { TranslatedInput } from './TranslatedInput';
import type { FormEdit } from './use-form-edit';

/** What stands around the fields, and what the form is called in the back office. */
export function FormTexts({ edit }: { readonly edit: FormEdit }) {
  const texts = useMessages(messages);
  const { draft, isSource } = edit;
  return (
    <Disclosure
      title={texts.texts_title}
      open={edit.issues.some(({ path }) => path === 'name' || path === 'type') || undefined}
      detail={<span dir="auto">{draft.title[edit.locale]}</span>}
    >
      <div className="forms-settings">
        {isSource && <NameAndType edit={edit} />}
        <TranslatedInput
          edit={edit}
          label={texts.title}
          path="title"
          text={draft.title}
          name={texts.change_title}
          onText={(own, title) => ({ ...own, title })}
        />
        <TranslatedInput
          edit={edit}
          label={texts.introduction}
          path="introduction"
          text={draft.introduction}
          name={texts.change_introduction}
          lines={3}
          onText={(own, introduction) => ({ ...own, introduction })}
        />
        <TranslatedInput
          edit={edit}
          label={texts.submit_text}
          path="submit_text"
          text={draft.submit_text}
          name={texts.change_submit_text}
          onText={(own, submit_text) => ({ ...own, submit_text })}
        />
        {isSource && (
          <Checkbox
            label={texts.resumable}
            hint={texts.resumable_hint}
            checked={draft.is_resumable ?? false}
            onChange={({ target }) =>
              edit.change(texts.change_resumable, (own) => ({ ...own, is_resumable: target.checked }))
            }
          />
        )}
      </div>
    </Disclosure>
  );
}

/** What the form is called in the back office, and what kind of form it is. */
function NameAndType({ edit }: { readonly edit: FormEdit }) {
  const texts = useMessages(messages);
  const { form_types } = useMessages(layoutMessages);
  const types = useId();
  return (
    <div className="forms-settings-row">
      <TextField
        id={idOfPath('name')}
        label={texts.name}
        dir="auto"
        required
        maxLength={120}
        value={edit.draft.name}
        error={edit.errorAt('name')}
        onChange={({ target }) => edit.change(texts.change_name, (own) => ({ ...own, name: target.value }), 'name')}
      />
      <TextField
        id={idOfPath('type')}
        label={texts.type}
        hint={texts.type_hint}
        dir="ltr"
        required
        maxLength={40}
        list={types}
        value={edit.draft.type}
        error={edit.errorAt('type')}
        onChange={({ target }) => edit.change(texts.change_type, (own) => ({ ...own, type: target.value }), 'type')}
      />
      <datalist id={types}>
        {FORM_TYPES.map((type) => (
          <option key={type} value={type}>
            {formatFormType(type, form_types)}
          </option>
        ))}
      </datalist>
    </div>
  );
}
