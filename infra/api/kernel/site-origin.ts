/** Whether an origin is the site's or one of its market hosts'. */
export function isSiteOrigin(origin: string, site: string): boolean {
  if (!URL.canParse(origin)) return false;
  const [asked, own] = [new URL(origin), new URL(site)];
  if (asked.protocol !== own.protocol || asked.port !== own.port) return false;
  return asked.hostname === own.hostname || asked.hostname.endsWith(`.${own.hostname}`);
}
