import type { ShownField, ShownForm } from '@showroom/contracts/entities/form';
import type { Answers } from '@showroom/contracts/forms/check-answers';
import { FormField } from './FormField';

/** A step with its fields; a form of one step has one without a title. */
export interface FormSection {
  readonly title: string;
  readonly fields: readonly ShownField[];
}

/** The steps of a form that ask for something, in their order. */
export function sectionsOf({ steps }: ShownForm['attributes'], fields: readonly ShownField[]): readonly FormSection[] {
  const seen = fields.filter(({ kind }) => kind !== 'hidden');
  if (steps.length < 2) return [{ title: '', fields: seen }];
  const last = steps.length - 1;
  return steps
    .map((title, index) => ({ title, fields: seen.filter(({ step }) => Math.min(step, last) === index) }))
    .filter((section) => section.fields.length > 0);
}

/** Kinds that have the width of the form in two columns as well. */
const WIDE: readonly ShownField['kind'][] = ['long_text', 'consent', 'checkboxes', 'radio', 'file'];

/** What a step is called among ids: no field can be. */
export const stepId = (index: number) => `-step-${index}`;

interface FormSectionsProps {
  readonly sections: readonly FormSection[];
  /** Index of the section in sight. */
  readonly open: number;
  readonly layout: 'single' | 'double';
  readonly formId: string;
  readonly idOf: (name: string) => string;
  readonly asked: readonly ShownField[];
  readonly answers: Answers;
  /** Sentences by the names of fields. */
  readonly problems: Readonly<Record<string, string>>;
  readonly onUpload: (upload: Promise<unknown>) => void;
}

/** The fields, step by step; without scripts all steps are read one below the other. */
export function FormSections({ sections, open, ...props }: FormSectionsProps) {
  const [only] = sections;
  if (sections.length < 2) return <Fields fields={only?.fields ?? []} {...props} />;
  return sections.map(({ title, fields }, index) => (
    <fieldset
      key={fields[0]?.name}
      className={`ui-form-step${index === open ? '' : ' ui-form-closed'}`}
      id={props.idOf(stepId(index))}
    >
      <legend className="ui-form-legend" tabIndex={-1}>
        {title}
      </legend>
      <Fields fields={fields} {...props} />
    </fieldset>
  ));
}

type FieldsProps = Omit<FormSectionsProps, 'sections' | 'open'> & { readonly fields: readonly ShownField[] };

function Fields({ fields, layout, formId, idOf, asked, answers, problems, onUpload }: FieldsProps) {
  return (
    <div className="ui-form-fields">
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          id={idOf(field.name)}
          formId={formId}
          value={answers[field.name]}
          error={problems[field.name]}
          isAsked={asked.some(({ name }) => name === field.name)}
          isHalf={field.width === 'half' || (layout === 'double' && !WIDE.includes(field.kind))}
          onUpload={onUpload}
        />
      ))}
    </div>
  );
}
