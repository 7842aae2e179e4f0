import { createServer, type ServerResponse } from 'node:http';
import { JSDOM } from 'jsdom';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

// A bare process that renders the elements of a page with React and nothing else: `plain-react.ts
// <address of the page> <port> <address…>`. With more addresses it asks them for JSON before each
// page, as every server of such a page must.

/** Attributes that React calls otherwise; the others it writes as they are. */
const PROPS: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  imagesrcset: 'imageSrcSet',
  imagesizes: 'imageSizes',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
  tabindex: 'tabIndex',
  charset: 'charSet',
  'stroke-width': 'strokeWidth',
};
const FLAGS = [
  'async',
  'checked',
  'defer',
  'disabled',
  'hidden',
  'multiple',
  'open',
  'readonly',
  'required',
  'selected',
];
const RAW = ['script', 'style'];

function propsOf(element: Element, key: number): Record<string, unknown> {
  const attributes = [...element.attributes].filter(({ name }) => name !== 'style' && !name.startsWith('on'));
  const props = Object.fromEntries(
    attributes.map(({ name, value }) => [PROPS[name] ?? name, FLAGS.includes(name) ? true : value]),
  );
  // A control with a value and no handler is what React calls controlled; defaults write the same
  // HTML.
  const { value, checked, ...others } = props;
  return {
    ...others,
    key,
    ...(value !== undefined && { [element.localName === 'input' ? 'defaultValue' : 'value']: value }),
    ...(checked !== undefined && { defaultChecked: true }),
  };
}

function toReact(node: ChildNode, key: number, window: JSDOM['window']): ReactNode {
  const { Element, Text } = window;
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const props = propsOf(node, key);
  if (RAW.includes(node.localName)) {
    return createElement(node.localName, { ...props, dangerouslySetInnerHTML: { __html: node.textContent } });
  }
  const children = [...node.childNodes].map((child, index) => toReact(child, index, window));
  return createElement(node.localName, props, children.length > 0 ? children : undefined);
}

const [address = '', port = '', ...questions] = process.argv.slice(2);
const { window } = new JSDOM(await (await fetch(address)).text());
const page = toReact(window.document.documentElement, 0, window);

async function render(reply: ServerResponse): Promise<void> {
  await Promise.all(questions.map(async (question) => (await fetch(question)).json()));
  const { pipe } = renderToPipeableStream(page, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onShellReady() {
      reply.setHeader('content-type', 'text/html; charset=utf-8');
      pipe(reply);
    },
  });
}

createServer((_request, reply) => {
  render(reply).catch((error: Error) => reply.destroy(error));
}).listen(Number(port), '127.0.0.1');
