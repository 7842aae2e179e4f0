import { contentFor } from '@showroom/contracts/blocks/content';
import type { PageContent } from '@showroom/contracts/content/page-content';
import { PAGE_TEMPLATE } from '@showroom/contracts/content/page-template';
import { linkType } from '@showroom/contracts/entities/page';
import * as z from 'zod';

const leadsOn = z.object({
  redirect_path: z.string(),
  link_type: linkType,
  http_code: z.coerce.number(),
  link_new_window: z.boolean(),
});

/** Where what editors wrote on a page leads visitors, without what it says. */
export function targetOf({ values }: PageContent) {
  return leadsOn.parse(contentFor(PAGE_TEMPLATE, values));
}
