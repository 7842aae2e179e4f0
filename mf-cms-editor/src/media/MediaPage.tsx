import { rolesFor } from '@showroom/contracts/content/operations';
import { MEDIA_KINDS, type Media, type MediaKind } from '@showroom/contracts/entities/media';
import { fillText } from '@showroom/contracts/fill-text';
import { Button } from '@showroom/shared-ui/button';
import { Dialog } from '@showroom/shared-ui/dialog';
import { formatCount } from '@showroom/shared-ui/format-count';
import { useMessages } from '@showroom/shared-ui/messages';
import { Notice } from '@showroom/shared-ui/notice';
import { Pagination } from '@showroom/shared-ui/pagination';
import { usePageLocale, usePlatform } from '@showroom/shared-ui/platform';
import { useLoaderData, useNavigate } from '@showroom/shared-ui/router';
import { SelectField } from '@showroom/shared-ui/select-field';
import { TextField } from '@showroom/shared-ui/text-field';
import type { MediaList } from '../data/media-calls';
import { EditorFrame } from '../layout/EditorFrame';
import { FilterForm, useFilters } from '../layout/FilterForm';
import { PageHead } from '../layout/PageHead';
import { useMarketName } from '../layout/use-market-name';
import { useTask } from '../layout/use-task';
import { DeleteDialog, MediaDialog, ReplaceDialog } from './MediaDialog';
import { MediaGrid } from './MediaGrid';
import { MediaPreview } from './MediaPreview';
import { MediaUses } from './MediaUses';
import messages from './messages/en.json';
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
  const marketName = useMarketName();
  const { q, folder, kind, list } = useLoaderData<MediaData>();
  const { person } = usePlatform();
  const { locale } = usePageLocale();
  const texts = useMessages(messages);
  const navigate = useNavigate();
  const { field, typed } = useFilters<'q' | 'folder' | 'kind'>({ q, folder, kind: kind ?? '' });
  const { task, setTask, done, onDone } = useTask<Task>();
  const mayEdit = rolesFor('arrange_blocks').some((role) => person?.roles.includes(role));
  const asked = { ...(q && { q }), ...(folder && { folder }), ...(kind && { kind }) };
  const hrefFor = (page: number) => `${LIST}?${new URLSearchParams({ ...asked, page: String(page) })}`;
  return (
    <EditorFrame place="media">
      <PageHead title={fillText(texts.title, { market: marketName() })} />
      {done && <Notice kind="success" title={done} />}
      {mayEdit && (
        <UploadArea folder={folder} onAdded={({ attributes: { name } }) => onDone(fillText(texts.added, { name }))} />
      )}
      <FilterForm list={LIST} clearHref={LIST} onFind={() => void navigate(`${LIST}?${typed()}`)}>
        <TextField {...field('q')} type="search" label={texts.name_or_description} maxLength={120} />
        <SelectField
          {...field('kind')}
          label={texts.kind}
          placeholder={texts.all}
          options={MEDIA_KINDS.map((one) => ({ value: one, label: texts.kinds[one].label }))}
        />
        <SelectField
          {...field('folder')}
          label={texts.folder}
          placeholder={texts.all}
          options={list.folders.map((one) => ({ value: one, label: one }))}
        />
      </FilterForm>
      <p className="editor-quiet">{formatCount(list.total, texts.count, locale)}</p>
      <MediaGrid
        label={texts.files}
        items={list.items}
        onOpen={(media) => setTask({ kind: mayEdit ? 'edit' : 'open', media })}
      />
      <Pagination page={list.page} pages={list.pages} hrefFor={hrefFor} label={texts.pages} />
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
  const texts = useMessages(messages);
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
              {texts.replace}
            </Button>
            <Button kind="secondary" size="small" onClick={() => setTask({ kind: 'delete', media })}>
              {texts.delete}
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
