import type { NavEntry, NavLink } from '@showroom/contracts/entities/nav-entry';
import { Heading } from '@showroom/shared-ui/heading';
import { Icon, type IconName } from '@showroom/shared-ui/icon';
import { SiteLink } from '@showroom/shared-ui/link';

/** Icons by the host that a social link leads to. */
const SOCIAL_ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/facebook\./, 'facebook'],
  [/instagram\./, 'instagram'],
  [/youtube\.|youtu\.be/, 'youtube'],
  [/linkedin\./, 'linkedin'],
  [/\/\/(www\.)?(x|twitter)\.com/, 'x'],
];

/**
 * A column of the footer: a heading, which may be a link, above its links, pictures or social
 * icons.
 */
export function FooterColumn({ entry: { attributes } }: { readonly entry: NavEntry }) {
  const { label, url, target, children, type } = attributes;
  const social = type === 'social' || (children.length > 0 && children.every((child) => child.type === 'social'));
  return (
    <div className="footer-column">
      {label && (
        <Heading level={2} size="xs" className="footer-heading">
          {url ? (
            <SiteLink look="plain" className="footer-link" href={url} target={target}>
              {label}
            </SiteLink>
          ) : (
            label
          )}
        </Heading>
      )}
      <ul className={social ? 'footer-social' : 'footer-links'}>
        {children.map((child) => (
          <li key={`${child.label} ${child.url}`}>
            <FooterLink link={child} social={social} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterLink({ link, social }: { readonly link: NavLink; readonly social: boolean }) {
  const icon = social ? SOCIAL_ICONS.find(([host]) => host.test(link.url))?.[1] : undefined;
  return (
    <SiteLink
      look="plain"
      href={link.url}
      target={link.target}
      className={icon ? 'footer-social-link' : 'footer-link'}
      aria-label={icon && link.label}
    >
      {icon ? <Icon name={icon} size={22} /> : <LinkContent link={link} />}
    </SiteLink>
  );
}

function LinkContent({ link }: { readonly link: NavLink }) {
  if (link.type !== 'image' || !link.image) return link.label;
  return <img src={link.image.src} alt={link.image.alt || link.label} width={200} height={80} loading="lazy" />;
}
