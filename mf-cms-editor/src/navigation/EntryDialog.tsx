import type { EditedEntry } from '@showroom/contracts/calls/nav-trees';
import { NAV_HEADINGS, NAV_TAGS, NAV_TYPES } from '@showroom/contracts/entities/nav-entry';
import { Checkbox } from '@showroom/shared-ui/checkbox';
import { Disclosure } from '@showroom/shared-ui/disclosure';
import { useMessages } from '@showroom/shared-ui/messages';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { FormDialog } from '../layout/FormDialog';
import messages from './messages/en.json';

interface EntryDialogProps {
  readonly entry: EditedEntry;
  readonly isNew: boolean;
  readonly issues: Readonly<Record<string, string>>;
  readonly onDone: (entry: EditedEntry) => void;
  readonly onClose: () => void;
}

/** One entry: what it says, where it leads and what it is. */
export function EntryDialog({ entry, isNew, issues, onDone, onClose }: EntryDialogProps) {
  const texts = useMessages(messages);
  const [draft, setDraft] = useState(entry);
  const set = (part: Partial<EditedEntry>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <FormDialog
      title={isNew ? texts.add_entry : texts.change_entry}
      button={isNew ? texts.add : texts.change}
      busy={false}
      failure={undefined}
      onSubmit={() => onDone(cleaned(draft))}
      onClose={onClose}
    >
      <TextField
        label={texts.label}
        error={issues['label']}
        dir="auto"
        required
        maxLength={200}
        value={draft.label}
        onChange={({ target }) => set({ label: target.value })}
      />
      <TextField
        label={texts.address}
        hint={texts.address_hint}
        error={issues['url']}
        dir="ltr"
        optional
        maxLength={2000}
        value={draft.url}
        onChange={({ target }) => set({ url: target.value })}
      />
      <Checkbox
        label={texts.new_window}
        checked={draft.target === '_blank'}
        onChange={({ target }) => set({ target: target.checked ? '_blank' : '_self' })}
      />
      <SelectField
        label={texts.kind}
        options={NAV_TYPES.map((value) => ({ value, label: texts.types[value] }))}
        value={draft.type}
        onChange={({ target }) => set({ type: NAV_TYPES.find((type) => type === target.value) ?? 'link' })}
      />
      <TextArea
        label={texts.description}
        optional
        dir="auto"
        maxLength={500}
        rows={2}
        value={draft.description ?? ''}
        onChange={({ target }) => set({ description: target.value })}
      />
      <PictureFields draft={draft} issues={issues} set={set} />
      <DetailFields draft={draft} issues={issues} set={set} />
    </FormDialog>
  );
}

interface PictureFieldsProps extends Pick<EntryDialogProps, 'issues'> {
  readonly draft: EditedEntry;
  readonly set: (part: Partial<EditedEntry>) => void;
}

function PictureFields({ draft, issues, set }: PictureFieldsProps) {
  const texts = useMessages(messages);
  const { src = '', alt = '' } = draft.image ?? {};
  return (
    <>
      <TextField
        label={texts.picture}
        hint={texts.picture_hint}
        error={issues['image.src']}
        dir="ltr"
        optional={draft.type !== 'image'}
        required={draft.type === 'image'}
        maxLength={2000}
        value={src}
        onChange={({ target }) => set({ image: { ...draft.image, src: target.value, alt } })}
      />
      {src !== '' && (
        <TextField
          label={texts.picture_shows}
          dir="auto"
          optional
          maxLength={300}
          value={alt}
          onChange={({ target }) => set({ image: { ...draft.image, src, alt: target.value } })}
        />
      )}
    </>
  );
}

const DETAILS = ['icon', 'aria_label', 'rel', 'class', 'html_id'] as const;

/** What few entries need stands behind a disclosure. */
function DetailFields({ draft, issues, set }: PictureFieldsProps) {
  const texts = useMessages(messages);
  return (
    <Disclosure title={texts.more}>
      {DETAILS.map((name) => (
        <TextField
          key={name}
          label={texts.details[name].label}
          hint={texts.details[name].hint}
          error={issues[name]}
          dir={name === 'aria_label' ? 'auto' : 'ltr'}
          optional
          maxLength={200}
          value={draft[name] ?? ''}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      ))}
      <SelectField
        label={texts.tag}
        options={NAV_TAGS.map((value) => ({ value, label: value }))}
        value={draft.tag ?? 'span'}
        onChange={({ target }) => set({ tag: NAV_TAGS.find((tag) => tag === target.value) })}
      />
      <SelectField
        label={texts.heading_tag}
        options={NAV_HEADINGS.map((value) => ({ value, label: value }))}
        value={draft.heading_tag ?? 'h2'}
        onChange={({ target }) => set({ heading_tag: NAV_HEADINGS.find((tag) => tag === target.value) })}
      />
    </Disclosure>
  );
}

/** What was left empty is not there. */
function cleaned({ description = '', image, ...given }: EditedEntry): EditedEntry {
  const entry = { ...given };
  for (const name of DETAILS) {
    const value = entry[name]?.trim();
    if (value) entry[name] = value;
    else delete entry[name];
  }
  return {
    ...entry,
    label: entry.label.trim(),
    url: entry.url.trim(),
    ...(description.trim() && { description: description.trim() }),
    ...(image?.src.trim() && { image: { ...image, src: image.src.trim(), alt: image.alt.trim() } }),
  };
}
