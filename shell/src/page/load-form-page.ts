import { partOf } from '@showroom/contracts/schema/part-of';
import { data, type LoaderFunctionArgs } from '@showroom/shared-ui/router';
import type { ShellContext } from './context';
import { loadBlockView } from './load-page';
import type { PageAttributes, PageData } from './page-data';

/** The block that shows a form, whichever remote offers it: it brings its code and its styles. */
const BLOCK = 'entry-form';
const STATUS_OF = { refused: 422, limited: 429, failed: 503 } as const;

/** A page of one form; 404 where the market has none of the name. */
export async function loadFormPage(shell: ShellContext, { request, params }: LoaderFunctionArgs) {
  const { id = '' } = params;
  const url = new URL(request.url);
  const content = { form_id: id, form_position: 'center', title_tag: '1', theme: 'page' };
  const block = { id: 'form', template: BLOCK, template_version: 1, positions: [], active_positions: [], content };
  const view = await loadBlockView({ shell, url, signal: request.signal }, block);
  if (view.status !== 'ready') throw data({ message: 'The form cannot be had' }, { status: 503 });
  const form = partOf(partOf(view.data, 'form'), 'attributes');
  if (form === undefined) throw data({ message: 'There is no such form' }, { status: 404 });
  const isSent = url.pathname.endsWith('/sent');
  const text = (name: string) => String(partOf(form, name) ?? '');
  const attributes = pageOf(`/form/${id}`, text('title'), text('introduction'), isSent);
  const page: PageData = { id: `form-${id}`, attributes, blocks: [view] };
  const { filledForm } = shell.platform;
  return filledForm ? data(page, { status: STATUS_OF[filledForm.outcome] }) : page;
}

function pageOf(path: string, title: string, description: string, isSent: boolean): PageAttributes {
  return {
    ...{ path, title, meta_title: title, meta_description: description, canonical_url: '', external_meta_image: '' },
    ...{ image_id: '', disable_seo_tracking: isSent, theme: 'white-theme', link_new_window: false },
    ...{ page_type: 'page', version: 1, updated_at: '' },
  };
}
