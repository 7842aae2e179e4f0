import { isNativeError } from 'node:util/types';
import { Script } from 'node:vm';
import type { MetaheadPlan } from '@showroom/contracts/entities/metahead';
import { CssSyntaxError, parse } from 'postcss';
import { cleanHtml } from '../content/clean-html';
import { Refusal } from '../kernel/refusal';
import { cleanHeadHtml } from './clean-head-html';
import { compileSass } from './compile-sass';

/** What is stored: the content, and the CSS that Sass became. */
export interface CheckedContent {
  readonly content: string;
  readonly compiled: string | null;
}

type Plan = Pick<MetaheadPlan, 'content' | 'language' | 'in_body'>;

const refused = (message: string) =>
  new Refusal(422, 'The content of this metahead cannot be used.', [{ path: 'content', message }]);

/** Content as it may stand in visitors' pages; throws 422 where it may not. */
export async function checkedContent(plan: Plan, frames: readonly string[]): Promise<CheckedContent> {
  const { content, language } = plan;
  switch (language) {
    case 'javascript':
      checkScript(content);
      return { content, compiled: null };
    case 'js-src':
      return { content: scriptAddress(content.trim()), compiled: null };
    case 'css':
      checkCss(content);
      return { content, compiled: null };
    case 'sass':
    case 'scss':
      return { content, compiled: await cssOf(content, language) };
    case 'html':
      return { content: cleaned(plan, frames), compiled: null };
  }
}

/** Such text begins or ends another element, wherever it stands in the script (HTML, 4.12.1.3). */
const LEAVES_SCRIPT = /<\/script|<script|<!--/i;

/** A script is parsed as browsers parse it, and never run. */
function checkScript(content: string): void {
  if (LEAVES_SCRIPT.test(content)) {
    throw refused('A script has no <script, </script or <!-- in it: write the code alone, and \\x3c for < in a text.');
  }
  try {
    new Script(content, { filename: 'metahead' });
  } catch (error) {
    if (!isNativeError(error)) throw error;
    const line = /^metahead:(\d+)/.exec(error.stack ?? '')?.[1] ?? '1';
    throw refused(`Line ${line}: ${error.message}.`);
  }
}

function scriptAddress(content: string): string {
  const address = URL.canParse(content) ? new URL(content) : undefined;
  const isGood = address?.protocol === 'https:' && address.username === '' && address.password === '';
  if (!isGood) throw refused('The address of a script begins with https:// and names nobody.');
  return address.href;
}

function checkCss(content: string): void {
  if (/<\/style/i.test(content)) throw refused('A style sheet has no </style in it.');
  const imported = importIn(content);
  if (imported !== undefined) {
    throw refused(`Line ${imported}: a style sheet imports no other one; pages would not load it.`);
  }
}

/** The line of the first `@import`; throws 422 where the text is no CSS. */
function importIn(content: string): number | undefined {
  try {
    let line: number | undefined;
    parse(content).walkAtRules(/^import$/i, (rule) => {
      line ??= rule.source?.start?.line ?? 1;
    });
    return line;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    throw refused(`Line ${error.line ?? 1}: ${error.reason}.`);
  }
}

async function cssOf(content: string, language: 'sass' | 'scss'): Promise<string> {
  const compiled = await compileSass(content, language);
  if ('fault' in compiled) throw refused(`Line ${compiled.line}: ${compiled.fault.replace(/\.$/, '')}.`);
  checkCss(compiled.css);
  return compiled.css;
}

function cleaned({ content, in_body }: Plan, frames: readonly string[]): string {
  const html = in_body ? cleanHtml(content, frames) : cleanHeadHtml(content);
  if (html.trim() !== '') return html;
  throw refused(
    in_body
      ? 'Nothing of this may stand in a page: scripts and styles are metaheads of their own.'
      : 'The head takes meta and link elements with a name or a rel: scripts and styles are metaheads of their own.',
  );
}
