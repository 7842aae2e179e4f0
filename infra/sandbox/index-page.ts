import { escapeHtml, htmlPage } from '../html';
import { TEST_CARDS } from './stripe/cards';
import { FAULTS } from './stripe/faults';

const OUTCOMES = { approved: 'is approved', challenge: 'asks for 3-D Secure', declined: 'is declined' } as const;

/** What stands at `/`. */
export function indexPage(smtpPort: number): string {
  const cards = Object.entries(TEST_CARDS).map(([number, { outcome, token }]) => {
    const reason = outcome.kind === 'declined' ? ` (${outcome.decline_code})` : '';
    return `<tr><td><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code></td><td>${OUTCOMES[outcome.kind]}${reason}</td><td><code>${token}</code></td></tr>`;
  });
  return htmlPage({
    title: 'Sandbox',
    styles: ['/sandbox.css'],
    body: `<main>
<h1>Sandbox</h1>
<p>Stand-ins for the third parties of the showroom. They speak the real HTTP APIs, remember what happened and fail on request. No money moves and no mail leaves this machine.</p>
<h2>Card payments (Stripe)</h2>
<p>API at <code>/v1</code>, browser script at <a href="/stripe/v3/stripe.js"><code>/stripe/v3/stripe.js</code></a>, state at <a href="/control/stripe"><code>/control/stripe</code></a>.</p>
<table><thead><tr><th>Card</th><th>What it does</th><th>Name for tests</th></tr></thead><tbody>${cards.join('')}</tbody></table>
<p>Any expiry date in the future, any security code. Faults: <code>POST /control/stripe/faults</code> with <code>${escapeHtml('{"fault": "time-out", "operation": "payment_intents.capture", "times": 1}')}</code>; faults are ${FAULTS.map((fault) => `<code>${fault}</code>`).join(', ')}.</p>
<h2>Navigation service</h2>
<p>Answers at <a href="/naas/nav.locale=en-AE"><code>/naas/nav.locale={locale}</code></a>, with its style sheet and its script. Faults: <code>POST /control/naas/faults</code> with <code>${escapeHtml('{"fault": "slow", "times": 1}')}</code>.</p>
<h2>Mailbox</h2>
<p>SMTP on port ${smtpPort}; read it at <a href="/mailbox">/mailbox</a>, as JSON at <a href="/mailbox/messages"><code>/mailbox/messages?to=</code></a>.</p>
</main>`,
  });
}
