import type { Template } from '@showroom/contracts/blocks/template';
import type { Page } from '@showroom/contracts/entities/page';
import { Button } from '@showroom/shared-ui/button';
import { Heading } from '@showroom/shared-ui/heading';
import { SiteLink } from '@showroom/shared-ui/link';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData } from '@showroom/shared-ui/router';
import { TextArea } from '@showroom/shared-ui/text-area';
import { TextField } from '@showroom/shared-ui/text-field';
import { type ChangeEvent, type FormEvent, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { fetchPage, savePage } from '../data/content-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { BlockForm } from './BlockForm';
import { createEditStore, isUnsaved } from './edit-store';
import { LeaveGuard } from './LeaveGuard';
import { idOfPath, issueAt, withContent } from './page-edit';
import { SaveMessage } from './SaveMessage';
import './Pages.css';

export interface EditData {
  readonly page: Page;
  readonly templates: readonly Template[];
}

/**
 * One page: its title and meta texts, and the fields of its blocks in a form made from their
 * templates.
 */
export function EditPage() {
  const data = useLoaderData<EditData>();
  return <Editor key={data.page.id} {...data} />;
}

/** The page as it is edited; one store for as long as it is open. */
function useEdited({ page, templates }: EditData) {
  const { client } = usePlatform();
  const [{ store, byKey }] = useState(() => {
    const byKey = new Map(templates.map((template) => [template.key, template]));
    const store = createEditStore({
      page,
      templates: byKey,
      save: (edit) => savePage(client, page.id, edit),
      load: () => fetchPage(client, page.id),
    });
    return { store, byKey };
  });
  const state = useStore(store);
  return { ...state, byKey, issues: state.save.status === 'refused' ? state.save.issues : [] };
}

type Edited = ReturnType<typeof useEdited>;

function Editor(data: EditData) {
  const edited = useEdited(data);
  const { save, send, reload } = edited;
  const isRunning = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }

  return (
    <EditorFrame place="pages">
      <form noValidate onSubmit={submit}>
        {/* Before its code runs a form would send the page nowhere, and lose what was typed. */}
        <fieldset disabled={!isRunning} className="page-form">
          <Head {...edited} path={data.page.attributes.path} />
          <SaveMessage save={save} onReload={() => void reload()} />
          <PageTexts {...edited} />
          {/* Fields have texts of their own while these are broken: a newer version begins without. */}
          <Blocks key={edited.reloads} {...edited} />
        </fieldset>
      </form>
      <LeaveGuard unsaved={isUnsaved(save)} />
    </EditorFrame>
  );
}

function Head({ draft, version, save, path }: Edited & { readonly path: string }) {
  return (
    <div className="page-form-head">
      <div>
        <SiteLink href="/cms" look="standalone">
          All pages
        </SiteLink>
        <Heading level={1} size="l">
          {draft.title || path}
        </Heading>
        <p className="page-form-path">
          <code>{path}</code> · version {version} ·{' '}
          <SiteLink href={path} target="_blank">
            See it live
          </SiteLink>
        </p>
      </div>
      <Button type="submit" busy={save.status === 'saving'}>
        Save and publish
      </Button>
    </div>
  );
}

function PageTexts({ draft, issues, edit }: Edited) {
  const field = (key: 'title' | 'meta_title' | 'meta_description') => ({
    dir: 'auto',
    id: idOfPath(key),
    value: draft[key],
    error: issueAt(issues, key),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      edit((before) => ({ ...before, [key]: target.value })),
  });
  return (
    <section aria-labelledby="page-texts" className="page-form-texts">
      <Heading level={2} size="m" id="page-texts">
        Page
      </Heading>
      <TextField {...field('title')} label="Title" required maxLength={200} />
      <TextField {...field('meta_title')} label="Title for search engines" optional maxLength={200} />
      <TextArea
        {...field('meta_description')}
        label="Description for search engines"
        optional
        maxLength={500}
        rows={2}
      />
    </section>
  );
}

function Blocks({ draft, issues, byKey, edit, markInvalid }: Edited) {
  return (
    <section aria-labelledby="page-blocks" className="page-form-blocks">
      <Heading level={2} size="m" id="page-blocks">
        Blocks
      </Heading>
      {draft.blocks.map((block, index) => (
        <BlockForm
          key={block.id}
          block={block}
          place={index}
          template={byKey.get(block.template)}
          issues={issues}
          onChange={(content) => edit((before) => withContent(before, index, content))}
          onInvalid={markInvalid}
        />
      ))}
    </section>
  );
}
