/** Every page of the back office that has an address of its own. */
export const BACK_OFFICE = [
  '/cms',
  '/cms/media',
  '/cms/forms',
  '/admin',
  '/admin/orders',
  '/admin/holds',
  '/admin/leads',
  '/admin/locations',
  '/admin/feeds',
  '/admin/releases',
  '/admin/navigation',
  '/admin/redirects',
  '/admin/metaheads',
  '/admin/dealers',
  '/admin/content-log',
] as const;
