import { rolesFor } from '@showroom/contracts/content/operations';
import { MEDIA_KINDS, type Media, type MediaKind } from '@showroom/contracts/entities/media';
import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { Notice } from '@showroom/shared-ui/notice';
import { Pagination } from '@showroom/shared-ui/pagination';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useNavigate } from '@showroom/shared-ui/router';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import type { MediaList } from '../data/media-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { FilterForm, useFilters } from '../layout/FilterForm';
import { formatCount } from '../layout/format-number';
import { PageHead } from '../layout/PageHead';
import { useTask } from '../layout/use-task';
import { DeleteDialog, MediaDialog, ReplaceDialog } from './MediaDialog';
import { MediaGrid } from './MediaGrid';
import { MEDIA_LABELS } from './MediaPicker';
import { MediaPreview } from './MediaPreview';
import { MediaUses } from './MediaUses';
import { UploadArea } from './UploadArea';
import './Media.css';

export interface MediaData {
  readonly q: string;
  readonly folder: string;
  readonly kind: MediaKind | undefined;
  readonly list: MediaList;
}

const LIST = '/cms/media';

type Task = { readonly kind: 'open' | 'edit' | 'replace' | 'delete'; readonly media: Media };

/** What the market has in the library, searched by what the address says. */
export function MediaPage() {
  const { q, folder, kind, list } = useLoaderData<MediaData>();
  const { market, person } = usePlatform();
  const navigate = useNavigate();
  const { field, typed } = useFilters<'q' | 'folder' | 'kind'>({ q, folder, kind: kind ?? '' });
  const { task, setTask, done, onDone } = useTask<Task>();
  const mayEdit = rolesFor('arrange_blocks').some((role) => person?.roles.includes(role));
  const asked = { ...(q && { q }), ...(folder && { folder }), ...(kind && { kind }) };
  const hrefFor = (page: number) => `${LIST}?${new URLSearchParams({ ...asked, page: String(page) })}`;
  return (
    <EditorFrame place="media">
      <PageHead title={`Media of ${market.name}`} />
      {done && <Notice kind="success" title={done} />}
      {mayEdit && (
        <UploadArea folder={folder} onAdded={({ attributes }) => onDone(`${attributes.name} is in the library.`)} />
      )}
      <FilterForm list={LIST} clearHref={LIST} onFind={() => void navigate(`${LIST}?${typed()}`)}>
        <TextField {...field('q')} type="search" label="Name or description" maxLength={120} />
        <SelectField
          {...field('kind')}
          label="Kind"
          placeholder="All"
          options={MEDIA_KINDS.map((one) => ({ value: one, label: MEDIA_LABELS[one].label }))}
        />
        <SelectField
          {...field('folder')}
          label="Folder"
          placeholder="All"
          options={list.folders.map((one) => ({ value: one, label: one }))}
        />
      </FilterForm>
      <p className="editor-quiet">{formatCount(list.total, 'file')}</p>
      <MediaGrid
        label="Files"
        items={list.items}
        onOpen={(media) => setTask({ kind: mayEdit ? 'edit' : 'open', media })}
      />
      <Pagination page={list.page} pages={list.pages} hrefFor={hrefFor} label="Pages of the library" />
      {task && <TaskDialog task={task} setTask={setTask} onDone={onDone} />}
    </EditorFrame>
  );
}

interface TaskDialogProps {
  readonly task: Task;
  readonly setTask: (task: Task | undefined) => void;
  readonly onDone: (sentence: string) => void;
}

function TaskDialog({ task: { kind, media }, setTask, onDone }: TaskDialogProps) {
  const props = { media, onDone, onClose: () => setTask(undefined) };
  switch (kind) {
    case 'open':
      return (
        <Dialog open title={media.attributes.name} onClose={props.onClose}>
          <MediaPreview media={media} />
          <MediaUses id={media.id} />
        </Dialog>
      );
    case 'edit':
      return (
        <MediaDialog {...props}>
          <p className="editor-actions">
            <Button kind="secondary" size="small" onClick={() => setTask({ kind: 'replace', media })}>
              Replace
            </Button>
            <Button kind="secondary" size="small" onClick={() => setTask({ kind: 'delete', media })}>
              Delete
            </Button>
          </p>
        </MediaDialog>
      );
    case 'replace':
      return <ReplaceDialog {...props} />;
    case 'delete':
      return <DeleteDialog {...props} />;
  }
}
