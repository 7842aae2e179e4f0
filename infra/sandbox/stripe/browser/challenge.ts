import { type FromFrame, isToFrame } from './messages';

const parentOrigin = new URLSearchParams(location.search).get('origin') ?? location.origin;

async function answer(outcome: string): Promise<void> {
  for (const button of document.querySelectorAll('button')) button.disabled = true;
  await fetch(location.pathname, { method: 'POST', body: new URLSearchParams({ outcome }) });
  const message: FromFrame = { sandbox: 'stripe', type: 'challenge-answered' };
  parent.postMessage(message, parentOrigin);
}

document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const { submitter } = event;
  void answer(submitter instanceof HTMLButtonElement ? submitter.value : 'fail');
});
window.addEventListener('message', (event) => {
  if (event.source !== parent || event.origin !== parentOrigin || !isToFrame(event.data)) return;
  if (event.data.type === 'fail-challenge') void answer('fail');
});
document.querySelector('button')?.focus();
