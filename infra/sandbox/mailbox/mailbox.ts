import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { escapeHtml, htmlPage } from '../../html';
import { sendSandboxPage } from '../pages';
import { createMessages, type Message, type Messages } from './messages';

export interface MailboxOptions {
  readonly smtpPort: number;
  readonly now: () => Date;
}

export interface Mailbox {
  readonly messages: Messages;
  smtpPort(): number;
}

/** An SMTP server and the pages and JSON to read what it took. */
export function registerMailbox(app: FastifyInstance, { smtpPort, now }: MailboxOptions): Mailbox {
  const messages = createMessages();
  const smtp = createSmtpServer(messages, now);
  smtp.on('error', (error) => app.log.warn({ err: error }, 'smtp'));

  app.addHook('onReady', () => listen(smtp, smtpPort));
  app.addHook('onClose', () => new Promise<void>((resolve) => smtp.close(resolve)));

  app.get('/mailbox', (_request, reply) => sendSandboxPage(reply, listPage(messages.list())));
  app.get<{ Querystring: { to?: string } }>('/mailbox/messages', (request) => ({
    data: messages.list(request.query.to),
  }));
  app.delete('/mailbox/messages', (_request, reply) => {
    messages.clear();
    return reply.code(204).send();
  });
  app.get<{ Params: { id: string } }>('/mailbox/messages/:id', (request, reply) => {
    const message = messages.find(request.params.id);
    if (!message) return reply.code(404).send({ message: 'No such message.' });
    return sendSandboxPage(reply, messagePage(message));
  });
  app.get<{ Params: { id: string } }>('/mailbox/messages/:id/html', (request, reply) => {
    const message = messages.find(request.params.id);
    if (!message) return reply.code(404).send({ message: 'No such message.' });
    // The mail's own markup: shown in a frame without scripts, forms or an origin.
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "sandbox allow-popups allow-top-navigation-by-user-activation; script-src 'none'",
      )
      .send(message.html);
  });

  return { messages, smtpPort: () => portOf(smtp.server.address()) };
}

const SIZE_LIMIT = 5_000_000;

/** Takes every mail and delivers none. */
function createSmtpServer(messages: Messages, now: () => Date): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    size: SIZE_LIMIT,
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readAll(stream)
        .then((raw) => messages.add(raw, recipients, now()))
        .then(() => callback(), callback);
    },
  });
}

async function readAll(stream: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function listen(smtp: SMTPServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    smtp.server.once('error', reject);
    smtp.listen(port, '127.0.0.1', () => {
      smtp.server.off('error', reject);
      resolve();
    });
  });
}

function portOf(address: string | { port: number } | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function listPage(messages: readonly Message[]): string {
  const rows = messages.map(
    ({ id, received_at, to, subject }) =>
      `<li><a href="/mailbox/messages/${id}">${escapeHtml(subject || '(no subject)')}</a>` +
      `<span>${escapeHtml(to.join(', '))}</span><time datetime="${received_at}">${received_at.slice(11, 19)}</time></li>`,
  );
  const body = rows.length > 0 ? `<ul class="mails">${rows.join('')}</ul>` : '<p>No mail yet.</p>';
  return htmlPage({
    title: 'Mailbox',
    styles: ['/sandbox.css'],
    body: `<main><nav><a href="/">Sandbox</a></nav><h1>Mailbox</h1>${body}</main>`,
  });
}

function messagePage(message: Message): string {
  const frame = message.html
    ? `<iframe title="The mail as HTML" src="/mailbox/messages/${message.id}/html"></iframe>`
    : '<p>This mail has no HTML.</p>';
  return htmlPage({
    title: message.subject,
    styles: ['/sandbox.css'],
    body:
      `<main><nav><a href="/mailbox">Mailbox</a></nav><h1>${escapeHtml(message.subject)}</h1>` +
      `<dl><dt>From</dt><dd>${escapeHtml(message.from)}</dd><dt>To</dt><dd>${escapeHtml(message.to.join(', '))}</dd></dl>` +
      `${frame}<h2>Text</h2><pre>${escapeHtml(message.text)}</pre></main>`,
  });
}
