import { escapeHtml, htmlPage } from '../html';
import { LIQPAY_CARDS } from './liqpay/payments';
import { FAULT_MEANINGS } from './payments/faults';
import { TEST_CARDS } from './stripe/cards';

const OUTCOMES = { approved: 'is approved', challenge: 'asks for 3-D Secure', declined: 'is declined' } as const;
const LIQPAY_OUTCOMES = { success: 'is approved', '3ds': 'asks for 3-D Secure', failure: 'is declined' } as const;

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** What stands at `/`. */
export function indexPage(smtpPort: number): string {
  const cards = Object.entries(TEST_CARDS).map(([number, { outcome, token }]) => {
    const reason = outcome.kind === 'declined' ? ` (${outcome.decline_code})` : '';
    return `<tr><td><code>${grouped(number)}</code></td><td>${OUTCOMES[outcome.kind]}${reason}</td><td><code>${token}</code></td></tr>`;
  });
  const liqpayCards = Object.entries(LIQPAY_CARDS).map(
    ([number, outcome]) => `<tr><td><code>${grouped(number)}</code></td><td>${LIQPAY_OUTCOMES[outcome.kind]}</td></tr>`,
  );
  const plays = Object.entries(FAULT_MEANINGS).map(
    ([play, meaning]) => `<tr><td><code>${play}</code></td><td>${meaning}</td></tr>`,
  );
  return htmlPage({
    title: 'Sandbox',
    styles: ['/sandbox.css'],
    body: `<main>
<h1>Sandbox</h1>
<p>Stand-ins for the third parties of the showroom. They speak the real HTTP APIs, remember what happened and fail on request. No money moves and no mail leaves this machine.</p>
<h2>Card payments (Stripe)</h2>
<p>API at <code>/v1</code>, browser script at <a href="/stripe/v3/stripe.js"><code>/stripe/v3/stripe.js</code></a>, state at <a href="/control/stripe"><code>/control/stripe</code></a>.</p>
<table><thead><tr><th>Card</th><th>What it does</th><th>Name for tests</th></tr></thead><tbody>${cards.join('')}</tbody></table>
<p>Any expiry date in the future, any security code.</p>
<h2>Wallet (PayPal)</h2>
<p>API at <code>/paypal/v2</code>, browser script at <code>/paypal/sdk/js?client-id=paypal-client-showroom</code>, state at <a href="/control/paypal"><code>/control/paypal</code></a>. The window of approval offers a balance, a card, a card that asks the bank, and one that is declined.</p>
<h2>LiqPay</h2>
<p>API at <code>/liqpay/api/request</code>, checkout at <code>/liqpay/api/3/checkout</code>, state at <a href="/control/liqpay"><code>/control/liqpay</code></a>.</p>
<table><thead><tr><th>Card</th><th>What it does</th></tr></thead><tbody>${liqpayCards.join('')}</tbody></table>
<h2>What all three play on request</h2>
<p><code>POST /control/payments/play</code> with <code>${escapeHtml('{"play": "time-out", "provider": "paypal", "operation": "authorizations.capture", "times": 1}')}</code>; all but <code>play</code> may be left out. <code>success</code> ends what was asked for. Events are sent again by <code>POST /control/{provider}/webhooks/{event}/redeliver</code>, those that were held back by <code>…/webhooks/release</code>.</p>
<table><thead><tr><th>Play</th><th>What happens</th></tr></thead><tbody>${plays.join('')}</tbody></table>
<h2>Navigation service</h2>
<p>Answers at <a href="/naas/nav.locale=en-AE"><code>/naas/nav.locale={locale}</code></a>, with its style sheet and its script. Faults: <code>POST /control/naas/faults</code> with <code>${escapeHtml('{"fault": "slow", "times": 1}')}</code>.</p>
<h2>Phones (Twilio Verify)</h2>
<p>API at <code>/twilio/v2</code>. <a href="/phones">/phones</a> shows what phones got, as JSON at <a href="/control/twilio/messages"><code>/control/twilio/messages?to=</code></a>; numbers that end with <code>0000</code> are landlines.</p>
<h2>CRM (Salesforce)</h2>
<p>API at <code>/crm/services</code>; the leads that it has are at <a href="/control/crm/leads"><code>/control/crm/leads</code></a>.</p>
<h2>E-mail check (BriteVerify), robots (reCAPTCHA)</h2>
<p>API at <code>/email-check/api/v1/fullverify</code>; <code>invalid@</code>, <code>accept-all@</code> and <code>unknown@</code> are what they say. <code>/recaptcha/api/siteverify</code> takes everything but <code>robot</code> for a person.</p>
<p>Faults of these: <code>POST /control/{crm, twilio, email-check, recaptcha}/faults</code> with <code>${escapeHtml('{"fault": "lost-answer", "times": 1}')}</code>; faults are <code>slow</code>, <code>error-429</code>, <code>error-500</code>, <code>error-503</code>, <code>garbage</code>, <code>lost-answer</code>, and at the CRM <code>expired-session</code> and <code>refused</code>.</p>
<h2>Mailbox</h2>
<p>SMTP on port ${smtpPort}; read it at <a href="/mailbox">/mailbox</a>, as JSON at <a href="/mailbox/messages"><code>/mailbox/messages?to=</code></a>.</p>
</main>`,
  });
}
