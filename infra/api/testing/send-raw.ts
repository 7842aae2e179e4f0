import { Agent, request as ask } from 'node:http';
import type { BadRequest } from './bad-requests';

const DEADLINE = 60_000;

export interface Sent {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/**
 * What is wrong about an answer to bad input: a failure of ours, no answer, or a refusal that is
 * neither a problem document nor a page.
 */
export function failureOf({ method, path, body }: BadRequest, answer: Sent): object | undefined {
  const isProblem = /^(application\/problem\+json|text\/html)/.test(answer.type) || method === 'HEAD';
  if (answer.status > 0 && answer.status < 500 && (answer.status < 400 || isProblem)) return undefined;
  return { method, path: path.slice(0, 400), sent: body?.toString('utf8').slice(0, 400), ...answer };
}

/**
 * Sends requests as they are, so many side by side, and tells each answer; one that never comes is
 * of status 0.
 */
export async function sendAll(
  url: string,
  requests: readonly BadRequest[],
  onAnswer: (request: BadRequest, answer: Sent) => void,
  sideBySide = 16,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: sideBySide });
  const waiting = requests.values();
  const work = async () => {
    for (const request of waiting) onAnswer(request, await send(agent, new URL(url), request));
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  agent.destroy();
}

function send(agent: Agent, { hostname, port }: URL, { method, path, headers, body }: BadRequest): Promise<Sent> {
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, type: '', body: error.message });
    try {
      const sending = ask(
        { agent, hostname, port, method, path, headers, signal: AbortSignal.timeout(DEADLINE) },
        (response) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => pieces.push(piece));
          response.on('error', failed);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers['content-type'] ?? '',
              body: Buffer.concat(pieces).toString('utf8'),
            }),
          );
        },
      );
      // A server that answers before it has read everything may close at once.
      sending.on('error', failed);
      sending.end(body);
    } catch (error) {
      failed(error instanceof Error ? error : new Error(String(error)));
    }
  });
}
