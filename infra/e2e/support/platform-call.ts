import type { Page } from '@playwright/test';
import { type EditedPage, getPage, listPages } from '@showroom/contracts/calls/pages';
import type { MarketCode } from '@showroom/contracts/markets';

export interface CallParts {
  readonly body?: unknown;
  /** Of what the call changes. */
  readonly revision?: number;
}

interface PlatformAnswer {
  readonly status: number;
  /** Parsed JSON, for the call's own schema; undefined where nothing came. */
  readonly body: unknown;
}

/** A call as pages of the site make it: same origin, with the session of whoever signed in. */
export async function callPlatform(
  page: Page,
  method: 'DELETE' | 'GET' | 'POST' | 'PUT',
  path: string,
  { body, revision }: CallParts = {},
): Promise<PlatformAnswer> {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(revision !== undefined && { 'if-match': `"${revision}"` }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const { status, text } = await page.evaluate(
    async ([address, asked]) => {
      const answer = await fetch(`/platform${address}`, asked);
      return { status: answer.status, text: await answer.text() };
    },
    [path, init] as const,
  );
  return { status, body: text === '' ? undefined : JSON.parse(text) };
}

/** A page with all that editors write on it, and the revision that a change of it names. */
export async function editedPage(editor: Page, market: MarketCode, path: string): Promise<EditedPage> {
  const listed = await callPlatform(editor, 'GET', `/pages?${new URLSearchParams({ market, path })}`);
  const [found] = listPages.answer.parse(listed.body).data;
  if (!found) throw new Error(`Market ${market} has no page ${path}`);
  return getPage.answer.parse((await callPlatform(editor, 'GET', `/pages/${found.id}`)).body).data;
}
