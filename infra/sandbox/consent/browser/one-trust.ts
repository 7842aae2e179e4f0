import { createQuestion } from './question';

const listeners: ((event: { readonly detail: readonly string[] }) => void)[] = [];

const question = createQuestion({
  provider: 'OneTrust',
  categories: [
    { id: 'C0002', label: 'Performance' },
    { id: 'C0003', label: 'Functional' },
    { id: 'C0004', label: 'Targeting' },
  ],
  onChoice() {
    const groups = update();
    for (const listener of listeners) listener({ detail: groups });
    callWrapper();
    window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: groups }));
  },
});

/** What the site wrote for it. */
function callWrapper(): void {
  const wrapper: unknown = Reflect.get(window, 'OptanonWrapper');
  if (typeof wrapper === 'function') wrapper();
}

function update(): readonly string[] {
  const groups = ['C0001', ...(question.given() ?? [])];
  Object.assign(window, { OnetrustActiveGroups: `,${groups.join(',')},` });
  return groups;
}

const OneTrust = {
  OnConsentChanged: (listener: (typeof listeners)[number]) => void listeners.push(listener),
  IsAlertBoxClosed: () => question.given() !== undefined,
  ToggleInfoDisplay: question.show,
};
Object.assign(window, { OneTrust });
update();
if (!question.given()) question.show();
callWrapper();
