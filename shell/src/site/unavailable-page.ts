import type { Market } from '@showroom/contracts/markets';

/** The last resort, when no worker can render: plain HTML that says so and asks again by itself. */
export function unavailablePage({ locales }: Market): string {
  return `<!doctype html><html lang="${locales[0]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="10"><title>We will be right back</title><style>
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;font:400 1.125rem/1.6 system-ui,sans-serif;color:#161616;background:#fff}
h1{font-size:2rem;font-weight:500;margin:0}p{margin:0;max-width:44ch;color:#4a4a4a}</style></head>
<body><h1>We will be right back</h1><p>Our site cannot show this page at the moment. It tries again by itself in a few seconds.</p></body></html>`;
}
