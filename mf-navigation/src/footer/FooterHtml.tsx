import { htmlWithBasePath } from '@showroom/contracts/base-path';
import { inLanguage } from '@showroom/shared-ui/in-language';
import { usePageLocale, useSetting } from '@showroom/shared-ui/platform';

/** HTML of the market's editors; the API has cleaned it. */
export function FooterHtml({ place }: { readonly place: 'middle' | 'bottom' }) {
  const { locale } = usePageLocale();
  const parts = useSetting('footer.html').filter((part) => part.place === place);
  const body = inLanguage(locale, parts)?.body;
  if (!body) return null;
  const html = htmlWithBasePath(body);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the API
  return <div className={`footer-html footer-html-${place}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
