import { RegistryError } from '../registry-error';
import type { RegistryPart } from '../world';
import { confirmationOf, lossesOf, sentenceOf } from './losses';
import { pagesByTemplate } from './pages-by-template';

/** Asks for a second yes before a change empties a place of a market's published site. */
export const lossesPart: RegistryPart = {
  async assertAllowed({ config }, before, after, { confirm }) {
    // Most changes lose nothing, whatever the pages use.
    if (lossesOf(before, after, undefined).length === 0) return;
    const losses = lossesOf(before, after, await pagesByTemplate(config, before.market));
    if (losses.length === 0) return;
    const confirmation = confirmationOf(before, after, losses);
    if (confirm === confirmation) return;
    const outdated = confirm === undefined ? '' : 'What was confirmed is another change. ';
    const title = `${outdated}This change takes from ${before.market} what its published site shows.`;
    throw new RegistryError(409, title, { losses: losses.map(sentenceOf), confirm: confirmation });
  },
};
