import DOMPurify from 'dompurify';

/**
 * HTML of the service, cleaned where it is about to be put into a page: the server's word is not
 * enough there.
 */
export function purified(html: string): string {
  return DOMPurify.sanitize(html, {
    ADD_ATTR: ['target', 'hreflang', 'popover', 'popovertarget', 'popovertargetaction'],
    FORBID_TAGS: ['style', 'form', 'input', 'textarea', 'select', 'iframe', 'svg', 'math', 'video', 'audio'],
    FORBID_ATTR: ['style'],
  });
}
