import type { Answers } from '@showroom/contracts/forms/check-answers';
import { usePlatform } from '@showroom/shared-ui/platform';

interface ComputedFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly value: Answers[string] | undefined;
}

/** A figure that follows what is filled in; nothing of it is sent. */
export function ComputedField({ id, label, hint, value }: ComputedFieldProps) {
  const { locale } = usePlatform();
  const labelId = `${id}-label`;
  return (
    <div className="ui-form-figure">
      <span id={labelId}>{label}</span>
      <output id={id} aria-labelledby={labelId} className="ui-form-figure-value">
        {typeof value === 'number' ? value.toLocaleString(locale) : '–'}
      </output>
      {hint && <span className="ui-form-figure-hint">{hint}</span>}
    </div>
  );
}
