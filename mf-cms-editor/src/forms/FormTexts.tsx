import { FORM_TYPES } from '@showroom/contracts/entities/form';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { TextField } from '@showroom/shared-ui/text-field';
import { useId } from 'react';
import { formatFormType } from '../layout/form-type';
import { idOfPath } from '../layout/issue';
import { TranslatedInput } from './TranslatedInput';
import type { FormEdit } from './use-form-edit';

/** What stands around the fields, and what the form is called in the back office. */
export function FormTexts({ edit }: { readonly edit: FormEdit }) {
  const { draft, isSource } = edit;
  const types = useId();
  return (
    <Disclosure
      title="Title, introduction and button"
      open={edit.issues.some(({ path }) => path === 'name' || path === 'type') || undefined}
      detail={<span dir="auto">{draft.title[edit.locale]}</span>}
    >
      <div className="forms-settings">
        {isSource && (
          <div className="forms-settings-row">
            <TextField
              id={idOfPath('name')}
              label="Name in the back office"
              dir="auto"
              required
              maxLength={120}
              value={draft.name}
              error={edit.errorAt('name')}
              onChange={({ target }) =>
                edit.change('The name of the form', (own) => ({ ...own, name: target.value }), 'name')
              }
            />
            <TextField
              id={idOfPath('type')}
              label="What it is for"
              hint="contact, test_drive, offers, reservation or a word of your own: a-z, 0-9 and _."
              dir="ltr"
              required
              maxLength={40}
              list={types}
              value={draft.type}
              error={edit.errorAt('type')}
              onChange={({ target }) =>
                edit.change('What the form is for', (own) => ({ ...own, type: target.value }), 'type')
              }
            />
            <datalist id={types}>
              {FORM_TYPES.map((type) => (
                <option key={type} value={type}>
                  {formatFormType(type)}
                </option>
              ))}
            </datalist>
          </div>
        )}
        <TranslatedInput
          edit={edit}
          label="Title"
          path="title"
          text={draft.title}
          name="The title"
          onText={(own, title) => ({ ...own, title })}
        />
        <TranslatedInput
          edit={edit}
          label="Introduction"
          path="introduction"
          text={draft.introduction}
          name="The introduction"
          lines={3}
          onText={(own, introduction) => ({ ...own, introduction })}
        />
        <TranslatedInput
          edit={edit}
          label="Text of the button that sends it"
          path="submit_text"
          text={draft.submit_text}
          name="The text of the button"
          onText={(own, submit_text) => ({ ...own, submit_text })}
        />
        {isSource && (
          <Checkbox
            label="Visitors may save what they filled in, and go on later"
            hint="For long forms: they get a link that works for 30 days, or as long as leads of the form stay."
            checked={draft.is_resumable ?? false}
            onChange={({ target }) =>
              edit.change('Whether answers can be saved', (own) => ({ ...own, is_resumable: target.checked }))
            }
          />
        )}
      </div>
    </Disclosure>
  );
}
