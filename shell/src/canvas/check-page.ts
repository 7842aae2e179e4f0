import type { Finding } from '@showroom/contracts/host/canvas-messages';
import axe, { type NodeResult } from 'axe-core';
import { leadsSomewhere } from '../addresses/hash';
import { elementId } from '../page/Block';
import type { PageData } from '../page/page-data';
import { neededContrast, pixelsBehind, rgbaOf, worstContrast } from './picture-contrast';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const LONGEST = 300;

/**
 * What axe finds on the page as visitors get it, and what it cannot tell: texts over pictures.
 * While somebody composes, the page is inert, which axe takes for hidden: it is not for as long as
 * this lasts. It is judged from its start: scrolled, the bar above covers parts of what lies below.
 */
export async function checkPage(page: PageData): Promise<Finding[]> {
  const parts = [...document.body.children].filter((part) => part instanceof HTMLElement && part.inert);
  for (const part of parts) part.removeAttribute('inert');
  const { scrollX: left, scrollY: top } = window;
  window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  try {
    const { violations, incomplete } = await axe.run(
      { exclude: [['.canvas-overlay']] },
      { runOnly: RULES, resultTypes: ['violations', 'incomplete'], iframes: false, preload: false },
    );
    const seen = violations.flatMap(({ id, impact, help, nodes }) =>
      nodes.map((node) => ({
        block: blockOf(page, elementOf(node)),
        rule: id,
        impact: impact ?? 'moderate',
        text: help.slice(0, LONGEST),
        html: node.html.slice(0, LONGEST),
      })),
    );
    const unsure = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes);
    return [...seen, ...(await textsOverPictures(page, unsure)), ...linksToNoPlace(page)];
  } finally {
    for (const part of parts) part.setAttribute('inert', '');
    window.scrollTo({ left, top, behavior: 'instant' });
  }
}

/** Texts that are hard to read where a picture lies behind them, of those that axe leaves open. */
async function textsOverPictures(page: PageData, unsure: readonly NodeResult[]): Promise<Finding[]> {
  document.documentElement.dataset['canvasJudged'] = '';
  try {
    const findings: Finding[] = [];
    for (const node of unsure) {
      const element = elementOf(node);
      const text = element instanceof HTMLElement ? await contrastFault(element) : undefined;
      if (text === undefined) continue;
      const html = node.html.slice(0, LONGEST);
      findings.push({ block: blockOf(page, element), rule: 'contrast-over-picture', impact: 'serious', text, html });
    }
    return findings;
  } finally {
    delete document.documentElement.dataset['canvasJudged'];
  }
}

/** Why a text over a picture is hard to read. */
async function contrastFault(element: HTMLElement): Promise<string | undefined> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const range = document.createRange();
  range.selectNodeContents(element);
  const area = range.getBoundingClientRect();
  const pixels = area.width > 0 && area.height > 0 ? await pixelsBehind(element, area) : undefined;
  if (!pixels) return undefined;
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const found = worstContrast(rgbaOf(color), pixels);
  const needed = neededContrast(Number.parseFloat(fontSize), Number(fontWeight));
  if (found >= needed) return undefined;
  const said = element.textContent.trim().slice(0, 80);
  return `“${said}” has a contrast of ${found.toFixed(1)} to the picture behind it where it is hardest to read: ${needed} is needed`;
}

function elementOf({ target: [selector] }: NodeResult): Element | null {
  return typeof selector === 'string' ? document.querySelector(selector) : null;
}

/** Links to a place of the page that it does not have: blocks have ids that only the page knows. */
function linksToNoPlace(page: PageData): Finding[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.page-block a[href^="#"]')];
  return links.flatMap((link) => {
    if (leadsSomewhere(link.hash)) return [];
    const text = `The link “${link.textContent.trim()}” leads to a place that the page does not have`.slice(0, LONGEST);
    const html = link.outerHTML.slice(0, LONGEST);
    return [{ block: blockOf(page, link), rule: 'link-to-no-place', impact: 'serious' as const, text, html }];
  });
}

/** The innermost block around an element. */
function blockOf({ blocks }: PageData, element: Element | null): string | null {
  for (let place = element?.closest('.page-block'); place; place = place.parentElement?.closest('.page-block')) {
    const { id } = place;
    const view = blocks.find((one, index) => elementId(one, index + 1) === id);
    if (view) return view.id;
  }
  return null;
}
