import { CONSENT_LINK } from '@showroom/contracts/entities/consent';

/** Opens the search popup wherever it is linked to. */
export const SEARCH_HASH = '#search';

/** The id that a hash names, in the letters that elements have it in. */
export function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

const WITHOUT_ELEMENT: readonly string[] = ['', '#', '#top', SEARCH_HASH, CONSENT_LINK];

/** Whether a hash leads somewhere here, or does something; as in HTML, `top` needs no element. */
export function leadsSomewhere(hash: string): boolean {
  return WITHOUT_ELEMENT.includes(hash) || document.getElementById(idIn(hash)) !== null;
}
