import type { Template } from '@showroom/contracts/blocks/template';
import { listTemplates } from '@showroom/contracts/calls/content';
import { getPage, updatePage } from '@showroom/contracts/calls/pages';
import type { ContentBlock, PageContent } from '@showroom/contracts/content/page-content';
import { answerTo, type FakeAnswer } from '@showroom/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit } from '../editor-in-tests';
import { everyField, exampleBlock, exampleContent, examplePage } from '../examples';

export const PATH = '/cms/pages/p1';
export const SAVED = 'The draft is saved. Visitors see it when you publish it.';

type Visited = ReturnType<typeof visit>;

/** Opens the page that is edited, and waits for it. */
export async function openPage(...over: readonly FakeAnswer[]): Promise<Visited> {
  const visited = visit(PATH, ...over);
  await screen.findByRole('heading', { level: 1 });
  return visited;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp) => userEvent.click(button(name));
export const saved = () => screen.findByText(SAVED);
/** The whole value at once: typing goes on while a draft is saved by itself. */
export const fill = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } });

/** Saves the draft and waits until it is stored. */
export async function saveDraft(): Promise<void> {
  await press('Save draft');
  await saved();
}

/** What the last save sent. */
export function lastSent({ sent }: Pick<Visited, 'sent'>): PageContent {
  const input = sent(updatePage).at(-1);
  return updatePage.body.parse(input?.body).content;
}

/** The first block of what the last save sent. */
export const firstSent = (visited: Pick<Visited, 'sent'>) => lastSent(visited).blocks[0];

/** The page of the API, with these blocks alone. */
export const pageOf = (...blocks: readonly ContentBlock[]) =>
  withPage({ content: { ...exampleContent, blocks: [...blocks] } });
export const withPage = (changes: Parameters<typeof examplePage>[0]) =>
  answerTo(getPage, { data: examplePage(changes) });

export const titled = (id: string, sequence: number, title: string, more: Partial<ContentBlock> = {}) =>
  exampleBlock(id, sequence, { texts: { 'en-GB': { title } }, ...more });

/** What the market's site offers. */
export const offering = (...templates: readonly Template[]) =>
  answerTo(listTemplates, {
    data: templates.map((one) => ({ id: one.key, type: 'template' as const, attributes: one })),
  });

/** A template for managers alone. */
export const restricted: Template = {
  ...everyField,
  key: 'own-code',
  name: 'Own code',
  group: 'Special',
  short_description: 'Any HTML',
  list_priority: 50,
  restricted: true,
};

/** Answers a call with these in their order; the last one stays. */
export function inOrder(...answers: readonly unknown[]) {
  const left = [...answers];
  return () => (left.length > 1 ? left.shift() : left[0]);
}

/** Answers a call when the test says so. */
export function later() {
  const waiting: ((answer: unknown) => void)[] = [];
  const answer = () => new Promise((resolve) => waiting.push(resolve));
  return { answer, now: (value: unknown) => act(async () => waiting.shift()?.(value)) };
}
