import { directionOf } from '@showroom/contracts/markets';
import { toMajor } from '../../../database/money';
import type { OrderRow } from '../../../database/schema/buy-online';
import { escapeHtml } from '../../../html';
import { type MailTexts, mailTexts } from './texts';

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Links {
  /** The confirmation page, with the token that opens it. */
  readonly order: string;
  /** The vehicle's photo, or null. */
  readonly photo: string | null;
}

/** What a person gets who reserved a vehicle: readable as text, by screen readers and in both directions. */
export function confirmationMail(order: OrderRow, links: Links): Mail {
  const texts = mailTexts(order.locale);
  const name = `${order.customer.first_name} ${order.customer.last_name}`;
  const subject = texts.subject.replace('{number}', () => order.number);
  const greeting = texts.greeting.replace('{name}', () => name);
  const rows = rowsOf(order, texts);
  return {
    subject,
    text: [
      greeting,
      texts.intro,
      rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
      texts.next,
      `${texts.button}: ${links.order}`,
      texts.footer,
    ].join('\n\n'),
    html: page({ order, subject, greeting, rows, texts, links }),
  };
}

type Row = readonly [label: string, value: string];

function rowsOf({ number, subject, amount, currency, locale }: OrderRow, texts: MailTexts): Row[] {
  const money = (minor: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
      toMajor(minor, currency),
    );
  const { vehicle, retailer } = subject;
  const address = [retailer.name, retailer.address, retailer.city, retailer.phone].filter((part) => part !== '');
  return [
    [texts.orderNumber, number],
    [texts.vehicle, vehicle.title],
    ...(vehicle.vin === null ? [] : [[texts.vin, vehicle.vin] as const]),
    ...(vehicle.price === null ? [] : [[texts.price, money(vehicle.price)] as const]),
    [texts.fee, amount === 0 ? texts.free : money(amount)],
    [texts.retailer, address.join(', ')],
  ];
}

interface PageParts {
  readonly order: OrderRow;
  readonly subject: string;
  readonly greeting: string;
  readonly rows: readonly Row[];
  readonly texts: MailTexts;
  readonly links: Links;
}

/** Mail programs know no style sheets: the styles stand at the elements. */
function page({ order, subject, greeting, rows, texts, links }: PageParts): string {
  const direction = directionOf(order.locale);
  const start = direction === 'rtl' ? 'right' : 'left';
  const photo =
    links.photo === null
      ? ''
      : `<img src="${escapeHtml(links.photo)}" width="600" alt="${escapeHtml(order.subject.vehicle.title)}" style="display:block;width:100%;height:auto;border:0">`;
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="padding:12px 0;border-bottom:1px solid #e2e4e7;color:#56606c;font-weight:400;text-align:${start};vertical-align:top;width:40%">${escapeHtml(label)}</th>` +
      `<td style="padding:12px 0;border-bottom:1px solid #e2e4e7;text-align:${start}"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<!doctype html><html lang="${escapeHtml(order.locale)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f4f2;color:#1c2430;font:16px/1.6 Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;background:#ffffff">
<p style="margin:0;padding:32px;font-size:13px;letter-spacing:4px;text-transform:uppercase">Showroom</p>
${photo}
<div style="padding:40px 32px">
<h1 style="margin:0 0 24px;font-size:28px;font-weight:300;line-height:1.25">${escapeHtml(subject)}</h1>
<p style="margin:0 0 8px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 24px">${escapeHtml(texts.intro)}</p>
<table style="width:100%;border-collapse:collapse;margin:0 0 24px">${cells.join('')}</table>
<p style="margin:0 0 32px">${escapeHtml(texts.next)}</p>
<p style="margin:0"><a href="${escapeHtml(links.order)}" style="display:inline-block;padding:14px 28px;background:#1c2430;color:#ffffff;text-decoration:none">${escapeHtml(texts.button)}</a></p>
</div>
<p style="margin:0;padding:24px 32px;border-top:1px solid #e2e4e7;color:#56606c;font-size:13px">${escapeHtml(texts.footer)}</p>
</div></body></html>`;
}
