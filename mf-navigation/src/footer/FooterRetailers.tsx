import { Heading } from '@showroom/shared-ui/heading';
import { Icon } from '@showroom/shared-ui/icon';
import { inLanguage } from '@showroom/shared-ui/in-language';
import { SiteLink } from '@showroom/shared-ui/link';
import { usePageLocale, useSetting } from '@showroom/shared-ui/platform';

/** The way to the market's retailers, where the market wants it in its footer. */
export function FooterRetailers() {
  const { locale } = usePageLocale();
  const section = inLanguage(locale, useSetting('footer.retailers'));
  if (!section) return null;
  const { title, text, link_text, url } = section;
  return (
    <section className="footer-retailers" aria-label={title}>
      <Icon name="pin" size={22} />
      <div>
        <Heading level={2} size="xs" className="footer-retailers-heading">
          {title}
        </Heading>
        {text && <p>{text}</p>}
      </div>
      <SiteLink look="standalone" href={url} className="footer-retailers-link">
        {link_text}
      </SiteLink>
    </section>
  );
}
