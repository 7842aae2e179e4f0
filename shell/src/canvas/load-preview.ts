import { openFormPreview } from '@showroom/contracts/calls/forms';
import { openPreview, previewPage } from '@showroom/contracts/calls/pages';
import type { ShownForm } from '@showroom/contracts/entities/form';
import { withOptions } from '@showroom/shared-ui/load-form';
import { PREVIEW_TOKEN } from '../addresses/page-address';
import { formPathOf } from '../page/form-page';
import { type LoadPageInput, pageOf, pathParameter } from '../page/load-page';
import type { PageData } from '../page/page-data';

/** The draft of a form in one language. */
export interface FormPreviewData {
  readonly draftedForm: ShownForm;
}

/** The draft of a page or form, for people who may edit it or have a link to it. */
export async function loadPreview(input: LoadPageInput): Promise<PageData | FormPreviewData> {
  const { client, market, locale } = input.shell.platform;
  const query = { market: market.code, locale };
  const options = { signal: input.signal };
  const token = input.url.searchParams.get(PREVIEW_TOKEN);
  if (token !== null && formPathOf(input.path)) {
    const { data } = await client.send(openFormPreview, { params: { token }, query }, options);
    return { draftedForm: await withOptions(input.shell.platform, data, options) };
  }
  const { data } =
    token === null
      ? await client.send(previewPage, { params: { path: pathParameter(input.path) }, query }, options)
      : await client.send(openPreview, { params: { token }, query }, options);
  return pageOf(input, data);
}
