import { chromium } from '@playwright/test';
import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import { MARKETS } from '@showroom/contracts/markets';
import { BROWSER_FLAGS, findBrowser } from '../checks/browser';
import { pagesOf } from '../demo/content/pages';
import { editedPage } from '../e2e/support/platform-call';
import { signInAs } from '../e2e/support/sign-in';
import { sendAsEditor } from './editor-calls';

export const BLOCKS_PATH = '/bench-page';

/** Blocks of the seeded pages, each template once before any comes again. */
function pageOf(count: number): PageContent {
  const pages = pagesOf(MARKETS.international).filter(({ path }) => path !== '/gallery');
  const all = pages.flatMap(({ content }) => content.blocks);
  const first = new Map<string, ContentBlock>();
  for (const block of all) if (!first.has(block.template)) first.set(block.template, block);
  const ordered = [...new Set([...first.values(), ...all])].slice(0, count);
  const blocks = ordered.map((block, index) => ({
    ...block,
    id: `b${index}`,
    positions: [{ id: 'p1', sequence: index + 1 }],
    active_positions: ['p1'],
  }));
  return { values: {}, texts: { 'en-GB': { title: 'A page of blocks' } }, blocks };
}

/** Publishes a page of so many blocks at a site, as its editors would. */
export async function publishBlocks(site: string, count: number): Promise<void> {
  const { code } = MARKETS.international;
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_FLAGS });
  try {
    const editor = await browser.newPage({ locale: 'en-GB' });
    await editor.goto(`${site}/cms`);
    await signInAs(editor, 'admin@showroom.test');
    await editor.waitForURL('**/cms');
    const body = { market: code, path: BLOCKS_PATH, page_type: 'page', title: `${count} blocks` };
    await sendAsEditor(editor, 'POST', '/pages', { body });
    const { id, attributes } = await editedPage(editor, code, BLOCKS_PATH);
    const { revision } = attributes;
    await sendAsEditor(editor, 'PUT', `/pages/${id}`, { body: { content: pageOf(count) }, revision });
    await sendAsEditor(editor, 'POST', `/pages/${id}/publish`, {
      // The budget of scripts is made for pages, not for every kind of block on one.
      body: { reason: 'A bench of many blocks' },
      revision: revision + 1,
    });
  } finally {
    await browser.close();
  }
}
