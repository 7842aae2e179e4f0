import type { ShownForm } from '@showroom/contracts/entities/form';
import type { FilledForm } from '@showroom/shared-ui/filled-form';
import { askedForm } from '@showroom/shared-ui/form-address';
import { loadForm } from '@showroom/shared-ui/load-form';
import { pathOfPage } from '@showroom/shared-ui/local-path';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';

/** What a block with a form is given. */
export interface BlockForm {
  /** Undefined where the market has no such form any more. */
  readonly form: ShownForm | undefined;
  /** What a visitor without scripts sent with it and did not get through. */
  readonly filled?: FilledForm;
  /** On the form's own page: what its link gave it. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly layout?: 'single' | 'double';
  /** Where a plain form leads to once it is sent. */
  readonly isSent?: boolean;
}

/** The form of a block; on the page of that form with what its address says. */
export async function loadBlockForm({ platform, url, signal }: LoadInput<unknown>, id: string): Promise<BlockForm> {
  const form = id.trim() === '' ? undefined : await loadForm(platform, id.trim(), signal);
  if (!form) return { form };
  const path = pathOfPage(url.pathname, platform.locale, platform.market);
  const { filledForm: filled } = platform;
  const asked = askedForm(path + url.search);
  if (asked?.id !== form.id) return { form, ...(path === `/form/${form.id}/sent` && { isSent: true }) };
  // What visitors see they fill in themselves.
  const isSeen = (name: string) => form.attributes.fields.some((one) => one.kind !== 'hidden' && one.name === name);
  const hidden = Object.fromEntries(Object.entries(asked.hidden).filter(([name]) => !isSeen(name)));
  return { form, hidden, layout: asked.layout, ...(filled?.id === form.id && { filled }) };
}
