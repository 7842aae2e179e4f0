import type { EditedEntry } from '@showroom/contracts/calls/nav-trees';
import { NAV_TYPES } from '@showroom/contracts/entities/nav-entry';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { FormDialog } from '../layout/FormDialog';

export const TYPES: Readonly<Record<EditedEntry['type'], string>> = {
  link: 'Link',
  social: 'Profile at a social network',
  image: 'Picture',
  wrapper: 'Heading of a group',
};

interface EntryDialogProps {
  readonly entry: EditedEntry;
  readonly isNew: boolean;
  readonly issues: Readonly<Record<string, string>>;
  readonly onDone: (entry: EditedEntry) => void;
  readonly onClose: () => void;
}

/** One entry: what it says, where it leads and what it is. */
export function EntryDialog({ entry, isNew, issues, onDone, onClose }: EntryDialogProps) {
  const [draft, setDraft] = useState(entry);
  const set = (part: Partial<EditedEntry>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <FormDialog
      title={isNew ? 'Add an entry' : 'Change an entry'}
      button={isNew ? 'Add' : 'Change'}
      busy={false}
      failure={undefined}
      onSubmit={() => onDone(cleaned(draft))}
      onClose={onClose}
    >
      <TextField
        label="Label"
        error={issues['label']}
        dir="auto"
        required
        maxLength={200}
        value={draft.label}
        onChange={({ target }) => set({ label: target.value })}
      />
      <TextField
        label="Address"
        hint="A path such as /offers, or https://, mailto: or tel:. A heading or a notice may have none."
        error={issues['url']}
        dir="ltr"
        optional
        maxLength={2000}
        value={draft.url}
        onChange={({ target }) => set({ url: target.value })}
      />
      <Checkbox
        label="Opens in a new window"
        checked={draft.target === '_blank'}
        onChange={({ target }) => set({ target: target.checked ? '_blank' : '_self' })}
      />
      <SelectField
        label="Kind"
        options={NAV_TYPES.map((value) => ({ value, label: TYPES[value] }))}
        value={draft.type}
        onChange={({ target }) => set({ type: NAV_TYPES.find((type) => type === target.value) ?? 'link' })}
      />
      <TextArea
        label="Description"
        optional
        dir="auto"
        maxLength={500}
        rows={2}
        value={draft.description ?? ''}
        onChange={({ target }) => set({ description: target.value })}
      />
      <PictureFields draft={draft} issues={issues} set={set} />
    </FormDialog>
  );
}

interface PictureFieldsProps extends Pick<EntryDialogProps, 'issues'> {
  readonly draft: EditedEntry;
  readonly set: (part: Partial<EditedEntry>) => void;
}

function PictureFields({ draft, issues, set }: PictureFieldsProps) {
  const { src = '', alt = '' } = draft.image ?? {};
  return (
    <>
      <TextField
        label="Picture"
        hint="A path of the media library or https://."
        error={issues['image.src']}
        dir="ltr"
        optional={draft.type !== 'image'}
        required={draft.type === 'image'}
        maxLength={2000}
        value={src}
        onChange={({ target }) => set({ image: { src: target.value, alt } })}
      />
      {src !== '' && (
        <TextField
          label="What the picture shows"
          dir="auto"
          optional
          maxLength={300}
          value={alt}
          onChange={({ target }) => set({ image: { src, alt: target.value } })}
        />
      )}
    </>
  );
}

/** What was left empty is not there. */
function cleaned({ description = '', image, ...entry }: EditedEntry): EditedEntry {
  return {
    ...entry,
    label: entry.label.trim(),
    url: entry.url.trim(),
    ...(description.trim() && { description: description.trim() }),
    ...(image?.src.trim() && { image: { src: image.src.trim(), alt: image.alt.trim() } }),
  };
}
