import type { PageSummary } from '@showroom/contracts/calls/pages';
import { fillText } from '@showroom/contracts/fill-text';
import { useMessages } from '@showroom/shared-ui/messages';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useNavigate } from '@showroom/shared-ui/router';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import { useState } from 'react';
import { createNewPage } from '../data/page-calls';
import { FormDialog } from '../layout/FormDialog';
import { useSending } from '../layout/use-sending';
import listMessages from './messages/list/en.json';

interface NewPageDialogProps {
  readonly pages: readonly PageSummary[];
  readonly onClose: () => void;
}

/** Begins a page, empty or as a copy of another one, and opens it. */
export function NewPageDialog({ pages, onClose }: NewPageDialogProps) {
  const { client, market } = usePlatform();
  const texts = useMessages(listMessages);
  const navigate = useNavigate();
  const { isSending, failure, send } = useSending();
  const [title, setTitle] = useState('');
  const [path, setPath] = useState('/');
  const [kind, setKind] = useState<'page' | 'folder'>('page');
  const [copyOf, setCopyOf] = useState('');

  async function create(): Promise<void> {
    const begun = { market: market.code, path, page_type: kind, title };
    const isCopy = kind === 'page' && copyOf !== '';
    const page = await createNewPage(client, isCopy ? { ...begun, copy_of: copyOf } : begun);
    await navigate(`/cms/pages/${encodeURIComponent(page.id)}`);
  }

  return (
    <FormDialog
      title={texts.new_page}
      button={texts.begin}
      busy={isSending}
      failure={failure}
      hasFields
      onSubmit={() => send(create)}
      onClose={onClose}
    >
      <TextField
        label={texts.title}
        error={failure?.fields['title']}
        dir="auto"
        required
        maxLength={200}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label={texts.address}
        hint={texts.address_hint}
        error={failure?.fields['path']}
        required
        maxLength={300}
        value={path}
        onChange={({ target }) => setPath(target.value)}
      />
      <SelectField
        label={texts.kind}
        value={kind}
        options={[
          { value: 'page', label: texts.kind_page },
          { value: 'folder', label: texts.kind_folder },
        ]}
        onChange={({ target }) => setKind(target.value === 'folder' ? 'folder' : 'page')}
      />
      <SelectField
        label={texts.content}
        disabled={kind === 'folder'}
        value={copyOf}
        placeholder={texts.empty}
        options={pages.map(({ id, attributes }) => ({
          value: id,
          label: fillText(texts.copy_of, { title: attributes.title, path: attributes.path }),
        }))}
        onChange={({ target }) => setCopyOf(target.value)}
      />
    </FormDialog>
  );
}
