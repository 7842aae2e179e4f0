import type { NavEntry, NavLink } from '@showroom/contracts/entities/nav-entry';

/** Of the sizes in which the site serves its pictures the smallest, which a panel has room for. */
const SIZE = '640x360';

/** Entries whose pictures are found from another site's page, too. */
export function withPictureAddresses(entries: readonly NavEntry[], site: string): readonly NavEntry[] {
  function pictured<L extends NavLink>(link: L): L {
    if (!link.image?.src.startsWith('/')) return link;
    const { src } = link.image;
    const isSized = /\.\w{3,4}$/.test(src);
    return { ...link, image: { ...link.image, src: new URL(isSized ? src : `${src}-${SIZE}.webp`, site).href } };
  }
  return entries.map((entry) => ({
    ...entry,
    attributes: { ...pictured(entry.attributes), children: entry.attributes.children.map(pictured) },
  }));
}
