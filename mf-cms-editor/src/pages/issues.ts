import { contentIssues } from '@showroom/contracts/blocks/content';
import type { Template } from '@showroom/contracts/blocks/template';
import type { PageDraft } from './page-edit';

export interface Issue {
  /** As the API names it: `title`, `blocks.2.content.groups.0.image.src`. */
  readonly path: string;
  readonly message: string;
}

export function contentPath(block: number): string {
  return `blocks.${block}.content`;
}

/** An id for the control of a path, so that a list of issues can lead to it. */
export function idOfPath(path: string): string {
  return `field-${path.replaceAll('.', '-')}`;
}

/** What is known to be wrong before anything is sent, by the rules that the API applies too. */
export function draftIssues(draft: PageDraft, templates: ReadonlyMap<string, Template>): readonly Issue[] {
  const own = draft.title.trim() === '' ? [{ path: 'title', message: 'Title is required.' }] : [];
  const inBlocks = draft.blocks.flatMap(({ template: key, content }, index) => {
    const template = templates.get(key);
    if (!template) return [];
    return contentIssues(template, content).map(({ path, message }) => ({
      path: `${contentPath(index)}.${path}`,
      message,
    }));
  });
  return [...own, ...inBlocks];
}

/** The issue of a path, or of something below it that has no control of its own. */
export function issueAt(issues: readonly Issue[], path: string, own: readonly string[] = []): string | undefined {
  const parts = own.map((part) => `${path}.${part}`);
  return issues.find(
    (issue) => issue.path === path || (issue.path.startsWith(`${path}.`) && !parts.includes(issue.path)),
  )?.message;
}
