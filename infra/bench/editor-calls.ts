import type { Page } from '@playwright/test';
import { type CallParts, callPlatform } from '../e2e/support/platform-call';

/** A call of somebody who is signed in; an answer that refuses it ends the bench. */
export async function sendAsEditor(
  editor: Page,
  method: 'POST' | 'PUT',
  path: string,
  parts: CallParts,
): Promise<void> {
  const { status, body } = await callPlatform(editor, method, path, parts);
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body).slice(0, 500)}`);
}
