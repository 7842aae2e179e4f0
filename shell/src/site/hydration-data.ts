import { createHash } from 'node:crypto';
import { withBasePath } from '@showroom/contracts/base-path';
import { HYDRATION_PATH, STATE_ELEMENT } from '../page/page-state';
import { splitStyles } from './used-styles';

/** A page that leaves to its scripts what nobody needs before they run. */
export interface SplitPage {
  readonly html: string;
  /** Names the data among all others, whatever the settings in them are. */
  readonly id: string;
  /** All style rules of the page. */
  readonly styles: string;
  /** JSON: the id, how the rules become all rules, and the state of hydration (`start-script`). */
  readonly data: string;
}

const STYLES = /(<style\b[^>]*\bdata-precedence="remotes"[^>]*>)([\s\S]*?)(?=<\/style>)/;
const STATE = new RegExp(`(<script id="${STATE_ELEMENT}" type="application/json")>([^<]*)(?=</script>)`);
const ID_LENGTH = 22;

/**
 * Takes out of a page its state, and the style rules that fit nothing in it. `settings` is what
 * the state has of the market's settings. Undefined where a page has nothing to take out.
 */
export function splitPage(html: string, settings: string): SplitPage | undefined {
  const [, , styles] = STYLES.exec(html) ?? [];
  const [, , state] = STATE.exec(html) ?? [];
  if (styles === undefined || state === undefined) return undefined;
  const { used, all, patch } = splitStyles(
    styles,
    html.replace(STYLES, (_, opening: string) => opening),
  );
  const id = createHash('sha256')
    .update(all)
    .update(used)
    .update(state.replace(settings, ''))
    .digest('base64url')
    .slice(0, ID_LENGTH);
  const from = `${withBasePath(HYDRATION_PATH)}/${id}`;
  return {
    html: html
      .replace(STATE, (_, opening: string) => `${opening} data-hydration="${from}">`)
      .replace(STYLES, (_, opening: string) => opening + used),
    id,
    styles: all,
    data: `{"id":"${id}","styles":${JSON.stringify(patch)},"state":${state}}`,
  };
}

/** Where a split page says that its data are. */
export function hydrationIdIn(html: string): string | undefined {
  return / data-hydration="[^"]*\/([\w-]+)"><\/script>/.exec(html)?.[1];
}
