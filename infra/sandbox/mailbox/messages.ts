import PostalMime from 'postal-mime';

export interface Message {
  readonly id: string;
  readonly received_at: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A day's worth of developing; the oldest ones make room. */
const LIMIT = 500;

export interface Messages {
  add(raw: Uint8Array, recipients: readonly string[], now: Date): Promise<Message>;
  /** Newest first; `to` is compared without case. */
  list(to?: string): readonly Message[];
  find(id: string): Message | undefined;
  clear(): void;
}

export function createMessages(): Messages {
  let kept: readonly Message[] = [];
  let count = 0;
  return {
    async add(raw, recipients, now) {
      const mail = await PostalMime.parse(raw);
      count += 1;
      const message: Message = {
        id: String(count),
        received_at: now.toISOString(),
        from: mail.from?.address ?? '',
        to: recipients,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
        headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
      };
      kept = [message, ...kept].slice(0, LIMIT);
      return message;
    },
    list: (to) =>
      to === undefined
        ? kept
        : kept.filter((message) => message.to.some((one) => one.toLowerCase() === to.toLowerCase())),
    find: (id) => kept.find((message) => message.id === id),
    clear() {
      kept = [];
    },
  };
}
