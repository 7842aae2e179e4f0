import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import type { Messages } from './messages';

const SIZE_LIMIT = 5_000_000;

/** Takes every mail and delivers none. */
export function createSmtpServer(messages: Messages, now: () => Date): SMTPServer {
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
