interface Category<C extends string> {
  readonly id: C;
  readonly label: string;
}

interface QuestionParts<C extends string> {
  readonly provider: string;
  /** Those that can be chosen; what is necessary is none of them. */
  readonly categories: readonly Category<C>[];
  readonly onChoice: (given: readonly C[]) => void;
}

export interface Question<C extends string> {
  /** What was chosen before; undefined while nothing was. */
  readonly given: () => readonly C[] | undefined;
  readonly show: () => void;
  readonly forget: () => void;
}

const LOOK = `
.consent-sandbox { position: fixed; inset-block-end: 0; inset-inline: 0; z-index: 2147483647; display: flex; flex-wrap: wrap; gap: 16px; align-items: center; padding: 16px 24px; background: #fff; color: #1c2430; font: 400 15px/1.5 system-ui, sans-serif; box-shadow: 0 -2px 12px rgb(0 0 0 / 20%); }
.consent-sandbox button { padding: 8px 16px; border: 1px solid #1c2430; background: #fff; color: inherit; font: inherit; }
`;

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.addEventListener('click', onClick);
  return made;
}

function box<C extends string>({ id, label }: Category<C>, isGiven: boolean): readonly [HTMLElement, HTMLInputElement] {
  const input = document.createElement('input');
  input.type = 'checkbox';
  input.value = id;
  input.checked = isGiven;
  const line = document.createElement('label');
  line.append(input, ` ${label}`);
  return [line, input];
}

/** The dialog of a provider's stand-in; what is chosen is stored at the site, as theirs is. */
export function createQuestion<C extends string>({ provider, categories, onChoice }: QuestionParts<C>): Question<C> {
  const key = `sandbox-${provider}`;
  let shown: HTMLElement | undefined;

  function given(): readonly C[] | undefined {
    const stored = localStorage.getItem(key)?.split(',');
    return stored && categories.map(({ id }) => id).filter((id) => stored.includes(id));
  }
  function decide(chosen: readonly C[]): void {
    localStorage.setItem(key, chosen.join(','));
    shown?.remove();
    shown = undefined;
    onChoice(chosen);
  }
  function show(): void {
    if (shown) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(LOOK);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    shown = document.createElement('div');
    shown.className = 'consent-sandbox';
    shown.setAttribute('role', 'dialog');
    shown.setAttribute('aria-label', `${provider} asks for consent`);
    const boxes = categories.map((one) => box(one, given()?.includes(one.id) ?? false));
    const chosen = () => categories.map(({ id }) => id).filter((_, index) => boxes[index]?.[1].checked);
    shown.append(
      `${provider} (stand-in)`,
      ...boxes.map(([line]) => line),
      button('Allow all', () => decide(categories.map(({ id }) => id))),
      button('Allow selection', () => decide(chosen())),
      button('Deny', () => decide([])),
    );
    document.body.append(shown);
  }
  return { given, show, forget: () => localStorage.removeItem(key) };
}
