import { listen, messagesOf, originOfParent } from '../../payments/browser/frames';
import type { ChallengeMessage } from './messages';

async function answer(outcome: string): Promise<void> {
  for (const button of document.querySelectorAll('button')) button.disabled = true;
  await fetch(location.pathname, { method: 'POST', body: new URLSearchParams({ outcome }) });
  const message: ChallengeMessage = { sandbox: 'stripe', type: 'challenge-answered' };
  parent.postMessage(message, originOfParent());
}

document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const { submitter } = event;
  void answer(submitter instanceof HTMLButtonElement ? submitter.value : 'fail');
});
const isFailure = messagesOf<ChallengeMessage>('stripe', ['fail-challenge']);
listen(
  originOfParent(),
  () => parent,
  isFailure,
  () => void answer('fail'),
);
document.querySelector('button')?.focus();
