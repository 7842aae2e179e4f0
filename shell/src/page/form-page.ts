import { ShowroomError } from '@showroom/contracts/errors/showroom-error';
import { partOf } from '@showroom/contracts/schema/part-of';
import type { BlockView, PageAttributes, PageData } from './page-data';

const ADDRESS = /^form\/([a-z0-9_-]{1,64})(\/sent)?\/?$/;
/** The block that shows a form, whichever remote offers it: it brings its code and its styles. */
const BLOCK = 'entry-form';

/** What a path asks for: `form/{id}`, or `form/{id}/sent` for what it says once it is sent. */
export interface FormPath {
  readonly id: string;
  readonly isSent: boolean;
}

export function formPathOf(path: string): FormPath | undefined {
  const [, id, sent] = ADDRESS.exec(path) ?? [];
  return id === undefined ? undefined : { id, isSent: sent !== undefined };
}

/** The one block of a form's page. */
export function formBlock({ id }: FormPath) {
  const content = { form_id: id, form_position: 'center', title_tag: '1', theme: 'page' };
  return { id: 'form', template: BLOCK, content };
}

/** A page of one form, once its block has loaded it; 404 where the market has none of the name. */
export function formPage({ id, isSent }: FormPath, view: BlockView): PageData {
  if (view.status !== 'ready') throw new ShowroomError('api.unreachable', { status: 503 });
  const form = partOf(partOf(view.data, 'form'), 'attributes');
  if (form === undefined) throw new ShowroomError('page.not-found', { status: 404 });
  const text = (name: string) => String(partOf(form, name) ?? '');
  const title = text('title');
  const attributes: PageAttributes = {
    ...{ path: `/form/${id}`, title, meta_title: title, meta_description: text('introduction') },
    ...{ canonical_url: '', external_meta_image: '', image_id: '', disable_seo_tracking: isSent },
    ...{ theme: 'white-theme', link_new_window: false, page_type: 'page', version: 1, updated_at: '' },
  };
  return { id: `form-${id}`, attributes, blocks: [view] };
}
