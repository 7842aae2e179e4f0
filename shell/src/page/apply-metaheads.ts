import type { Metahead } from '@showroom/contracts/entities/metahead';

/** Metaheads whose scripts have run in this document. */
const ran = new Set<string>();
/** Style sheets that this page has from here. */
let adopted: readonly CSSStyleSheet[] = [];

const policy = window.trustedTypes?.createPolicy('metaheads', {
  createScriptURL: (address) => (/^(?:https|blob):/.test(address) ? address : null),
});

/**
 * Goes from the metaheads of one page to those of the next: styles and HTML stand for as long as
 * their pages do, scripts run once or on every page. On the same page another choice of the visitor
 * brings and takes what needs consent; a script that ran cannot be taken back.
 */
export function applyMetaheads(before: readonly Metahead[], next: readonly Metahead[], isSamePage: boolean): void {
  for (const { id } of before) ran.add(id);
  const kept = new Set(
    next.filter(({ attributes }) => isSamePage || !attributes.reload_on_each_page).map(({ id }) => id),
  );
  for (const element of standing()) {
    if (!(element instanceof HTMLScriptElement) && !kept.has(element.dataset['metahead'] ?? '')) element.remove();
  }
  const known = new Set(standing().map(({ dataset }) => dataset['metahead']));
  adoptStyles(next.filter(({ id, attributes }) => attributes.language === 'css' && !known.has(id)));
  for (const metahead of next) {
    const { id, attributes } = metahead;
    if (attributes.language === 'html' && !known.has(id)) addHtml(metahead);
    if (isScript(metahead) && ((attributes.reload_on_each_page && !isSamePage) || !ran.has(id))) runScript(metahead);
    ran.add(id);
  }
}

const standing = () => [...document.querySelectorAll<HTMLElement>('[data-metahead]')];

const isScript = ({ attributes: { language } }: Metahead) => language === 'javascript' || language === 'js-src';

const parentOf = ({ attributes }: Metahead) => (attributes.in_body ? document.body : document.head);

/** The page's policy takes style elements with its nonce alone, which no script knows. */
function adoptStyles(styles: readonly Metahead[]): void {
  if (styles.length + adopted.length === 0) return;
  const others = document.adoptedStyleSheets.filter((sheet) => !adopted.includes(sheet));
  adopted = styles.map(({ attributes }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(attributes.content);
    return sheet;
  });
  document.adoptedStyleSheets = [...others, ...adopted];
}

function addHtml(metahead: Metahead): void {
  const template = document.createElement('template');
  template.innerHTML = metahead.attributes.content;
  const box = document.createElement('div');
  box.append(template.content);
  const added = metahead.attributes.in_body ? [box] : [...box.children];
  for (const element of added) element.setAttribute('data-metahead', metahead.id);
  parentOf(metahead).append(...added);
}

/** A script without a nonce may run from an address that this one gives it (`strict-dynamic`). */
function runScript(metahead: Metahead): void {
  const { language, content } = metahead.attributes;
  const own = language === 'javascript' ? URL.createObjectURL(new Blob([content], { type: 'text/javascript' })) : '';
  const address = own || content;
  const element = document.createElement('script');
  element.src = policy ? policy.createScriptURL(address) : address;
  // In the order of the sequence.
  element.async = false;
  element.dataset['metahead'] = metahead.id;
  const done = () => {
    element.remove();
    if (own) URL.revokeObjectURL(own);
  };
  element.addEventListener('load', done);
  element.addEventListener('error', done);
  parentOf(metahead).append(element);
}
