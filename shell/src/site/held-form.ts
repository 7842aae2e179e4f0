import { directionOf } from '@showroom/contracts/markets';
import ar from '@showroom/shared-ui/form-messages/ar.json' with { type: 'json' };
import en from '@showroom/shared-ui/form-messages/en.json' with { type: 'json' };
import fr from '@showroom/shared-ui/form-messages/fr.json' with { type: 'json' };
import ja from '@showroom/shared-ui/form-messages/ja.json' with { type: 'json' };
import uk from '@showroom/shared-ui/form-messages/uk.json' with { type: 'json' };
import { escapeText } from './escape-text';

const MESSAGES: Readonly<Record<string, Pick<typeof en, 'failed' | 'failedHint' | 'again'>>> = { ar, en, fr, ja, uk };

/**
 * Where nothing can take a form or show it again: plain HTML that holds what was typed, and sends
 * it anew.
 */
export function heldFormPage(locale: string, action: string, body: URLSearchParams): string {
  const texts = MESSAGES[locale.split('-')[0] ?? ''] ?? en;
  const inputs = [...body].map(
    ([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`,
  );
  const typed = [...body].filter(([name, value]) => !name.startsWith('-') && value.trim() !== '');
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.failed}</title><style>
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;font:400 1.125rem/1.6 system-ui,sans-serif;color:#161616;background:#fff}
h1{font-size:2rem;font-weight:500;margin:0}p,ul{margin:0;max-width:44ch;color:#4a4a4a}ul{overflow-wrap:anywhere;white-space:pre-line}
button{font:inherit;padding:.75rem 2rem;border:1px solid #0c0d0d;background:#0c0d0d;color:#fff}</style></head>
<body><h1>${texts.failed}</h1><p>${texts.failedHint}</p><ul>${typed.map(([, value]) => `<li>${escapeText(value)}</li>`).join('')}</ul>
<form method="post" action="${escapeText(action)}">${inputs.join('')}<button>${texts.again}</button></form></body></html>`;
}
