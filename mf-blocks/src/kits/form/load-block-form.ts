import type { ShownForm } from '@showroom/contracts/entities/form';
import type { FilledForm } from '@showroom/shared-ui/filled-form';
import { askedForm } from '@showroom/shared-ui/form-address';
import { loadForm } from '@showroom/shared-ui/load-form';
import { pathOfPage } from '@showroom/shared-ui/local-path';
import { mappedValues } from '@showroom/shared-ui/mapped-values';
import type { Platform } from '@showroom/shared-ui/platform';
import type { LoadInput } from '@showroom/shared-ui/remote-modules';
import { isTrackingParameter } from '@showroom/shared-ui/tracking-parameter';

/** What a block with a form is given. */
export interface BlockForm {
  /** Undefined where the market has no such form any more. */
  readonly form: ShownForm | undefined;
  /** What a visitor without scripts sent with it and did not get through. */
  readonly filled?: FilledForm;
  /** What the page's address fills in, as far as pages are cached by it. */
  readonly mapped?: Readonly<Record<string, string>>;
  /** Somebody's own words are filled in. */
  readonly private?: true;
  /** On the form's own page: what its link gave it. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly layout?: 'single' | 'double';
  /** Where a plain form leads to once it is sent. */
  readonly isSent?: boolean;
}

type Mapped = Pick<BlockForm, 'mapped' | 'private'>;

/** The form of a block; on the page of that form with what its address says. */
export async function loadBlockForm({ platform, url, signal }: LoadInput<unknown>, id: string): Promise<BlockForm> {
  const form = id.trim() === '' ? undefined : await loadForm(platform, id.trim(), signal);
  if (!form) return { form };
  const path = pathOfPage(url.pathname, platform.locale, platform.market);
  const { filledForm: filled } = platform;
  const asked = askedForm(path + url.search);
  const mapped = mappedOf(platform.settings, form, url);
  if (asked?.id !== form.id) return { form, ...mapped, ...(path === `/form/${form.id}/sent` && { isSent: true }) };
  // What visitors see they fill in themselves.
  const isSeen = (name: string) => form.attributes.fields.some((one) => one.kind !== 'hidden' && one.name === name);
  const hidden = Object.fromEntries(Object.entries(asked.hidden).filter(([name]) => !isSeen(name)));
  return { form, ...mapped, hidden, layout: asked.layout, ...(filled?.id === form.id && { filled }) };
}

/** Pages are cached without what follows a visitor: the browser adds that, or the sending. */
function mappedOf(settings: Platform['settings'], { attributes: { fields } }: ShownForm, url: URL): Mapped {
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !isTrackingParameter(name)));
  const mapped = mappedValues(fields, settings.get('forms.query_mapping'), query);
  if (Object.keys(mapped).length === 0) return {};
  // Options and campaigns are the same for many; an address or a name is one person's.
  const isOwn = fields.some(({ name, kind, options }) => name in mapped && kind !== 'hidden' && !options);
  return { mapped, ...(isOwn && { private: true }) };
}
