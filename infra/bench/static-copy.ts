import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

interface Answer {
  readonly type: string;
  readonly safety: Readonly<Record<string, string>>;
  readonly plain: Buffer;
  readonly gzip: Buffer | undefined;
}

export interface StaticCopy {
  readonly url: string;
  close(): Promise<void>;
}

/** What a page tells the browser about its safety costs the same whoever sends it. */
const SAFETY = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];
const SCRIPTS = [/<script\b[\s\S]*?<\/script>/g, /<link\b[^>]*\bas="script"[^>]*>/g];

/**
 * The page as a bare server would send it: the same HTML, styles, fonts, pictures and headers of
 * safety, and no script.
 */
export async function serveStaticCopy(site: string, path: string, port: number): Promise<StaticCopy> {
  const answers = new Map<string, Answer>();
  const page = await fetch(site + path);
  const html = await withStyles(await page.text(), site);
  const bare = SCRIPTS.reduce((text, pattern) => text.replace(pattern, ''), html);
  answers.set(path, answerOf(page, Buffer.from(bare)));

  /** Everything else is fetched from the site once and stays in memory. */
  async function answerFor(url: string): Promise<Answer> {
    const known = answers.get(url);
    if (known) return known;
    const response = await fetch(site + url);
    const made = answerOf(response, Buffer.from(await response.arrayBuffer()));
    answers.set(url, made);
    return made;
  }

  async function serve(url: string, reply: ServerResponse): Promise<void> {
    const { type, safety, plain, gzip } = await answerFor(url);
    const body = gzip ?? plain;
    reply.writeHead(200, {
      ...safety,
      'content-type': type,
      'content-length': body.length,
      ...(gzip && { 'content-encoding': 'gzip' }),
    });
    reply.end(body);
  }

  const server = createServer((request, reply) => {
    serve(request.url ?? '/', reply).catch((error: Error) => reply.destroy(error));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}${path}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Style sheets that a page links stand in it. */
async function withStyles(html: string, site: string): Promise<string> {
  let text = html;
  for (const [link, href = ''] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)) {
    const rules = await (await fetch(site + href)).text();
    text = text.replace(link, () => `<style>${rules}</style>`);
  }
  return text;
}

function answerOf({ headers }: Response, plain: Buffer): Answer {
  const type = headers.get('content-type') ?? '';
  const safety = Object.fromEntries([...headers].filter(([name]) => SAFETY.includes(name)));
  const gzip = /^(text|image\/svg|application\/json)/.test(type) ? gzipSync(plain, { level: 9 }) : undefined;
  return { type, safety, plain, gzip };
}
