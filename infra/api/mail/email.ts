import { fillText } from '@showroom/contracts/fill-text';
import { directionOf } from '@showroom/contracts/markets';
import { escapeHtml } from '../../html';
import { mailTexts } from './texts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type Fact = readonly [label: string, value: string];

/** What an e-mail says, whatever it looks like. Everything is text. */
export interface Email {
  /** BCP 47. */
  readonly locale: string;
  readonly subject: string;
  readonly greeting: string;
  readonly intro: string;
  readonly facts: readonly Fact[];
  /** What happens next. */
  readonly next: readonly string[];
  readonly button: { readonly label: string; readonly href: string } | null;
  readonly photo: { readonly src: string; readonly alt: string } | null;
  readonly footer: string;
}

/** An e-mail that is readable as text, by screen readers and in both directions. */
export function mailOf(letter: Email): Mail {
  return { subject: letter.subject, text: textOf(letter), html: htmlOf(letter) };
}

function textOf({ locale, greeting, intro, facts, next, button, footer }: Email): string {
  const { fact } = mailTexts(locale);
  const line = (label: string, value: string) => fillText(fact, { label, value });
  return [
    greeting,
    intro,
    facts.map(([label, value]) => line(label, value)).join('\n'),
    ...next,
    ...(button ? [line(button.label, button.href)] : []),
    footer,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const LINE = 'border-bottom:1px solid #e2e4e7';
const QUIET = 'color:#56606c';

/**
 * Mail programs know no style sheets: the styles stand at the elements. What they show beside the
 * subject is the first text, the introduction.
 */
function htmlOf({ locale, subject, greeting, intro, facts, next, button, photo, footer }: Email): string {
  const direction = directionOf(locale);
  const start = direction === 'rtl' ? 'right' : 'left';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="padding:12px 0;${LINE};${QUIET};font-weight:400;text-align:${start};vertical-align:top;width:40%">${escapeHtml(label)}</th>` +
      `<td style="padding:12px 0;${LINE};text-align:${start};overflow-wrap:anywhere"><bdi>${lines(value)}</bdi></td></tr>`,
  );
  const paragraphs = next.map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`);
  return `<!doctype html><html lang="${escapeHtml(locale)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f4f2;color:#1c2430;font:16px/1.6 Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden" aria-hidden="true">${escapeHtml(intro)}</div>
<main style="display:block;max-width:600px;margin:0 auto;background:#ffffff">
<p style="margin:0;padding:32px;font-size:13px;letter-spacing:4px;text-transform:uppercase">Showroom</p>
${photo ? `<img src="${escapeHtml(photo.src)}" width="600" alt="${escapeHtml(photo.alt)}" style="display:block;width:100%;height:auto;border:0">` : ''}
<div style="padding:40px 32px">
<h1 style="margin:0 0 24px;font-size:28px;font-weight:300;line-height:1.25">${escapeHtml(subject)}</h1>
<p style="margin:0 0 8px">${escapeHtml(greeting)}</p>
${intro === '' ? '' : `<p style="margin:0 0 24px">${lines(intro)}</p>`}
<table style="width:100%;border-collapse:collapse;margin:0 0 24px"><tbody>${rows.join('')}</tbody></table>
${paragraphs.join('\n')}
${button ? `<p style="margin:16px 0 0"><a href="${escapeHtml(button.href)}" style="display:inline-block;padding:14px 28px;background:#1c2430;color:#ffffff;text-decoration:none">${escapeHtml(button.label)}</a></p>` : ''}
</div>
<p style="margin:0;padding:24px 32px;border-top:1px solid #e2e4e7;${QUIET};font-size:13px">${escapeHtml(footer)}</p>
</main></body></html>`;
}

/** Lines that somebody typed stay lines. */
function lines(text: string): string {
  return escapeHtml(text).replaceAll(/\r?\n/g, '<br>');
}
