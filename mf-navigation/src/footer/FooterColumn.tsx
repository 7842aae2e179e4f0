import { withBasePath } from '@showroom/contracts/base-path';
import type { NavEntry, NavLink } from '@showroom/contracts/entities/nav-entry';
import { Heading, headingLevel } from '@showroom/shared-ui/heading';
import { Icon, type IconName } from '@showroom/shared-ui/icon';
import { NavAnchor } from '../link/NavAnchor';

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
  const { label, url, heading_tag, children, type } = attributes;
  const social = type === 'social' || (children.length > 0 && children.every((child) => child.type === 'social'));
  return (
    <div className="footer-column">
      {label && (
        <Heading level={headingLevel(heading_tag)} size="xs" className="footer-heading">
          {url ? <NavAnchor link={attributes} className="footer-link" /> : label}
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
  return icon ? (
    <NavAnchor link={{ aria_label: link.label, ...link }} className="footer-social-link">
      <Icon name={icon} size={22} />
    </NavAnchor>
  ) : (
    <NavAnchor link={link} className="footer-link">
      {link.type === 'image' && <LinkImage link={link} />}
    </NavAnchor>
  );
}

function LinkImage({ link: { image, label } }: { readonly link: NavLink }) {
  if (!image) return label;
  const { src, alt, width = 200, height = 80 } = image;
  return <img src={withBasePath(src)} alt={alt || label} width={width} height={height} loading="lazy" />;
}
