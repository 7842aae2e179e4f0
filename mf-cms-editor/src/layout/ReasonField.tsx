import { TextArea } from '@showroom/shared-ui/text-area';

interface ReasonFieldProps {
  /** Where the reason will stand. */
  readonly stands: string;
  readonly value: string;
  readonly onChange: (why: string) => void;
}

/** Asks why: what changes for others is written down with a reason. */
export function ReasonField({ stands, value, onChange }: ReasonFieldProps) {
  return (
    <TextArea
      label="Why"
      hint={`Stands in the ${stands} beside your name.`}
      required
      maxLength={300}
      rows={3}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
