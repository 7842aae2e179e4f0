import type { LinkValue } from '@showroom/contracts/blocks/template';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { LINK_CHOICES } from './link-value';

const LABELS = {
  internal: 'A page of this site',
  external: 'Another site',
  form: 'A form',
  file: 'A file',
  _self: 'In the same window',
  _blank: 'In a new window',
  primary: 'Filled button',
  secondary: 'Outlined button',
  tertiary: 'Text link',
} as const;

const PARTS = { type: 'Leads to', target: 'Opens', ui_type: 'Look' } as const;
type Choice = keyof typeof PARTS;
const CHOICES = ['type', 'target', 'ui_type'] as const satisfies readonly Choice[];

interface LinkPartsProps {
  readonly id: string;
  readonly link: LinkValue;
  readonly onChange: (link: LinkValue) => void;
  readonly errorAt: (part: string) => string | undefined;
}

/** Text, address and manner of one link. */
export function LinkParts({ id, link, onChange, errorAt }: LinkPartsProps) {
  return (
    <div className="inputs-link">
      <TextField
        id={id}
        dir="auto"
        label="Text"
        value={link.link_text}
        error={errorAt('link_text')}
        onChange={(event) => onChange({ ...link, link_text: event.target.value })}
      />
      <TextField
        id={`${id}-url`}
        label="Address"
        value={link.url}
        error={errorAt('url')}
        onChange={(event) => onChange({ ...link, url: event.target.value })}
      />
      {CHOICES.map((part) => (
        <SelectField
          key={part}
          id={`${id}-${part}`}
          label={PARTS[part]}
          options={LINK_CHOICES[part].map((value) => ({ value, label: LABELS[value] }))}
          value={link[part]}
          onChange={(event) => {
            const chosen = LINK_CHOICES[part].find((value) => value === event.target.value);
            if (chosen) onChange({ ...link, [part]: chosen });
          }}
        />
      ))}
    </div>
  );
}
