import type { Metahead } from '@showroom/contracts/entities/metahead';

/** What stands in a page once its visitor agreed to it; the server writes none of it. */
export const isGated = ({ attributes }: Metahead) => attributes.consent_scope !== 'obligatory';

/** Without its content, which stands in the HTML; what needs consent does not. */
export function lightMetahead(one: Metahead): Metahead {
  return isGated(one) ? one : { ...one, attributes: { ...one.attributes, content: '' } };
}
