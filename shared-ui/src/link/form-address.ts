import { isTrackingParameter } from './tracking-parameter';

/** How a form is asked for: which one, with which hidden values, in how many columns. */
export interface AskedForm {
  readonly id: string;
  /** Values of hidden fields, by their names. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly layout: 'single' | 'double';
}

const LAYOUT = 'form_layout';
/** Names that hidden values may have. */
const NAME = /^[A-Za-z][\w-]{0,59}$/;
const ADDRESS = /^\/form\/([a-z0-9_-]{1,64})$/;

/**
 * Address of a form's page, which the shell opens over the present one where scripts run. What goes
 * with it is its query: so it arrives without scripts as well.
 */
export function formAddress({
  id,
  hidden = {},
  layout = 'single',
}: Partial<AskedForm> & Pick<AskedForm, 'id'>): string {
  const query = new URLSearchParams({ ...hidden, ...(layout === 'double' && { [LAYOUT]: layout }) }).toString();
  return `/form/${encodeURIComponent(id)}${query && `?${query}`}`;
}

/** What an address of the site asks for, without its language's prefix; undefined for others. */
export function askedForm(address: string): AskedForm | undefined {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const id = ADDRESS.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  const layout = searchParams.get(LAYOUT) === 'double' ? 'double' : 'single';
  const isHidden = (name: string) => name !== LAYOUT && NAME.test(name) && !isTrackingParameter(name);
  const hidden = Object.fromEntries([...searchParams].filter(([name]) => isHidden(name)));
  return { id, hidden, layout };
}
