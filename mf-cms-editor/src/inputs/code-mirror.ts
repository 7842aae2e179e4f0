import { defaultKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { markdown } from '@codemirror/lang-markdown';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { linter } from '@codemirror/lint';
import { Annotation, Compartment, type Extension } from '@codemirror/state';
import { EditorView, highlightSpecialChars, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Languages that fields are in. */
export type CodeLanguage = 'html' | 'markdown' | 'json';

/** What the field says of its code. */
export interface CodeState {
  readonly id: string;
  readonly language: CodeLanguage;
  readonly value: string;
  readonly hasHint: boolean;
  readonly hasError: boolean;
}

/** An editor of code in the page. */
export interface CodeMirror {
  /** Takes over what the field says; a text that stands there already leaves the cursor alone. */
  show(state: CodeState): void;
  focus(caret: number): void;
  destroy(): void;
}

/** A text that the page has set: no news to the page. */
const fromPage = Annotation.define<true>();

const LANGUAGES: Readonly<Record<CodeLanguage, () => Extension>> = {
  html: () => html({ matchClosingTags: true, autoCloseTags: false }),
  markdown: () => markdown(),
  json: () => [json(), linter(lintJson)],
};

/** An empty field is no broken JSON. */
function lintJson(view: EditorView) {
  return view.state.doc.toString().trim() === '' ? [] : parseJson(view);
}
const parseJson = jsonParseLinter();

const LOOK = HighlightStyle.define([
  { tag: [tags.tagName, tags.keyword, tags.heading], color: 'var(--focus)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--text-strong)', fontWeight: '600' },
  { tag: [tags.string, tags.attributeValue, tags.url, tags.link], color: 'var(--success)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--danger)' },
  { tag: [tags.comment, tags.angleBracket, tags.punctuation, tags.processingInstruction], color: 'var(--text-muted)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
]);

/** Rules of its own would win over those of a style sheet in a layer. */
const FRAME = EditorView.theme({
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--surface-sunken)' },
  '.cm-content': { padding: 'var(--space-3) var(--space-4)', caretColor: 'currentColor' },
  '.cm-line': { padding: '0' },
});

/**
 * Text that replaces a selection: a browser would give it the selection's style as an attribute,
 * which the page's policy refuses. The document knows the selection before the editor hears of it.
 */
const replacing = EditorView.domEventHandlers({
  beforeinput({ data, inputType }, view) {
    const selection = document.getSelection();
    if (inputType !== 'insertText' || data === null || view.composing || !selection?.rangeCount) return false;
    const { collapsed, startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
    if (collapsed || !view.contentDOM.contains(startContainer) || !view.contentDOM.contains(endContainer)) return false;
    const from = view.posAtDOM(startContainer, startOffset);
    const to = view.posAtDOM(endContainer, endOffset);
    view.dispatch({
      changes: { from, to, insert: data },
      selection: { anchor: from + data.length },
      userEvent: 'input.type',
      scrollIntoView: true,
    });
    return true;
  },
});

/**
 * An editor in an element of the page. What is undone is the page's business, and Tab leads on, as
 * in every other field.
 */
export function codeMirror(parent: HTMLElement, first: CodeState, onChange: (text: string) => void): CodeMirror {
  const attributes = new Compartment();
  const label = document.querySelector(`label[for="${CSS.escape(first.id)}"]`);
  const attributesOf = (state: CodeState) =>
    EditorView.contentAttributes.of({ 'aria-label': label?.textContent ?? '', ...tiedTo(state) });
  const view = new EditorView({
    parent,
    doc: first.value,
    extensions: [
      EditorView.cspNonce.of(nonceOf(document)),
      highlightSpecialChars(),
      indentOnInput(),
      bracketMatching(),
      FRAME,
      replacing,
      syntaxHighlighting(LOOK),
      LANGUAGES[first.language](),
      keymap.of(defaultKeymap),
      EditorView.lineWrapping,
      EditorView.perLineTextDirection.of(true),
      attributes.of(attributesOf(first)),
      EditorView.updateListener.of(({ docChanged, transactions, state }) => {
        if (docChanged && !transactions.some((one) => one.annotation(fromPage))) onChange(state.doc.toString());
      }),
    ],
  });
  const focus = () => view.focus();
  label?.addEventListener('click', focus);
  return {
    show(state) {
      view.dispatch({ effects: attributes.reconfigure(attributesOf(state)) });
      const shown = view.state.doc.toString();
      if (shown === state.value) return;
      const { from, to, insert } = differenceOf(shown, state.value);
      view.dispatch({ changes: { from, to, insert }, annotations: fromPage.of(true) });
    },
    focus(caret) {
      view.dispatch({ selection: { anchor: Math.min(caret, view.state.doc.length) } });
      view.focus();
    },
    destroy() {
      label?.removeEventListener('click', focus);
      view.destroy();
    },
  };
}

/** The piece that differs, so that the cursor stays where the rest is the same. */
function differenceOf(before: string, after: string): { from: number; to: number; insert: string } {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from += 1;
  let to = before.length;
  let end = after.length;
  while (to > from && end > from && before[to - 1] === after[end - 1]) {
    to -= 1;
    end -= 1;
  }
  return { from, to, insert: after.slice(from, end) };
}

/** What ties the editor to its hint and error, as `Field` ties other controls. */
function tiedTo({ id, language, hasHint, hasError }: CodeState): Readonly<Record<string, string>> {
  const described = [hasHint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(hasError && { 'aria-invalid': 'true' }),
    dir: language === 'json' ? 'ltr' : 'auto',
    spellcheck: String(language !== 'json'),
  };
}

/** Styles that the editor adds need the page's nonce, which browsers hide from selectors. */
function nonceOf({ scripts }: Document): string {
  return [...scripts].find(({ nonce }) => nonce)?.nonce ?? '';
}
