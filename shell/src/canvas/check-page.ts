import type { Finding } from '@showroom/contracts/host/canvas-messages';
import axe, { type NodeResult } from 'axe-core';
import { elementId } from '../page/Block';
import type { PageData } from '../page/page-data';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const LONGEST = 300;

/**
 * What axe finds on the page as visitors get it. While somebody composes, the page is inert, which
 * axe takes for hidden: it is not for as long as this lasts.
 */
export async function checkPage(page: PageData): Promise<Finding[]> {
  const parts = [...document.body.children].filter((part) => part instanceof HTMLElement && part.inert);
  for (const part of parts) part.removeAttribute('inert');
  try {
    const { violations } = await axe.run(
      { exclude: [['.canvas-overlay']] },
      { runOnly: RULES, resultTypes: ['violations'], iframes: false, preload: false },
    );
    return violations.flatMap(({ id, impact, help, nodes }) =>
      nodes.map((node) => ({
        block: blockOf(page, node),
        rule: id,
        impact: impact ?? 'moderate',
        text: help.slice(0, LONGEST),
        html: node.html.slice(0, LONGEST),
      })),
    );
  } finally {
    for (const part of parts) part.setAttribute('inert', '');
  }
}

/** The innermost block around what was found. */
function blockOf({ blocks }: PageData, { target }: NodeResult): string | null {
  const [selector] = target;
  const element = typeof selector === 'string' ? document.querySelector(selector) : null;
  for (let place = element?.closest('.page-block'); place; place = place.parentElement?.closest('.page-block')) {
    const { id } = place;
    const view = blocks.find((one, index) => elementId(one, index + 1) === id);
    if (view) return view.id;
  }
  return null;
}
