/**
 * Sent at the window before a link of the site is followed without a full load, with the router's
 * path; whoever does something else instead prevents it.
 */
export const FOLLOW = 'showroom:follow';

/** Whether a link is to be followed, or somebody does something else instead. */
export function isFollowed(path: string): boolean {
  return window.dispatchEvent(new CustomEvent(FOLLOW, { detail: path, cancelable: true }));
}
