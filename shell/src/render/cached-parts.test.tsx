import { type Platform, PlatformProvider, useSetting } from '@showroom/shared-ui/platform';
import { useLocation } from '@showroom/shared-ui/router';
import { ServerHtml } from '@showroom/shared-ui/server-html';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, StrictMode, useId, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { testShell } from '../page/context.testing';
import { recordedSettings } from '../settings/recorded-settings';
import { CachedParts } from './cached-parts';

const { platform } = testShell();

let rendered: string[];
beforeEach(() => {
  rendered = [];
});

interface CardProps {
  readonly name: string;
  readonly price?: number;
}

function Card({ name, price = 0 }: CardProps) {
  rendered.push(name);
  const [presses, setPresses] = useState(0);
  const brand = useSetting('app.name');
  return (
    <>
      <h3>
        {name} of {brand} for {price}
      </h3>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {`Pressed ${presses} times`}
      </button>
    </>
  );
}

const cached = (props: CardProps) => (
  <ServerHtml key={props.name} as="li" of={['card', props]}>
    <Card {...props} />
  </ServerHtml>
);

/** What a server writes for a list of cards. */
function page(parts: CachedParts, cards: readonly CardProps[], on: Platform = platform): string {
  return serverPage(<ul>{cards.map(cached)}</ul>, parts, on);
}

function serverPage(content: ReactElement, parts: CachedParts, on: Platform = platform): string {
  const value = { ...on, keepHtml: parts.forPage(on) };
  return renderToString(<PlatformProvider value={value}>{content}</PlatformProvider>);
}

const plain = (content: ReactElement) =>
  renderToString(<PlatformProvider value={platform}>{content}</PlatformProvider>);

const CARDS = [{ name: 'Aurora', price: 3 }, { name: 'Borealis' }];

test('a cached part is the HTML that React makes in its place', () => {
  expect(page(new CachedParts(), CARDS)).toBe(plain(<ul>{CARDS.map(cached)}</ul>));
});

test('a part is rendered once for all the pages that show it alike', () => {
  const parts = new CachedParts();
  const [first, second] = [page(parts, CARDS), page(parts, [...CARDS].reverse())];
  expect(rendered).toEqual(['Aurora', 'Borealis']);
  expect([...first.matchAll(/<li>.*?<\/li>/g)].map(String)).toEqual(
    [...second.matchAll(/<li>.*?<\/li>/g)].map(String).reverse(),
  );
});

test('what a part looks different for makes another one: its own data, the language, the market', () => {
  const parts = new CachedParts();
  expect(page(parts, [{ name: 'Aurora', price: 4 }])).toContain('4');
  expect(page(parts, [{ name: 'Aurora', price: 5 }])).toContain('5');
  page(parts, [{ name: 'Aurora', price: 5 }], { ...platform, locale: 'ar-AE' });
  expect(rendered).toHaveLength(3);
});

test('nothing is found after something changed, not even what a page under way still holds', () => {
  const parts = new CachedParts();
  const underWay = parts.forPage(platform);
  parts.invalidate();
  const part = <Card name="Aurora" />;
  underWay(part, ['card', { name: 'Aurora' }]);
  page(parts, [{ name: 'Aurora' }]);
  expect(rendered).toEqual(['Aurora', 'Aurora']);
});

test('a page is made of the settings that its parts read, whoever rendered them, and parts of parts', () => {
  const parts = new CachedParts();
  const nested = (
    <ServerHtml of={['list']}>
      <ul>{CARDS.map(cached)}</ul>
    </ServerHtml>
  );
  const readBy = (content: ReactElement) => {
    const settings = recordedSettings(platform.settings);
    serverPage(content, parts, { ...platform, settings });
    return [...settings.read];
  };
  expect(readBy(<ul>{CARDS.map(cached)}</ul>)).toEqual(['app.name']);
  expect([readBy(nested), readBy(nested)]).toEqual([['app.name'], ['app.name']]);
  expect(rendered).toHaveLength(2);
});

function Named() {
  return <p id={useId()}>Named</p>;
}
function Here() {
  return <p>{useLocation().pathname}</p>;
}
function Waiting(): never {
  throw new Promise(() => undefined);
}

describe('a part is rendered in its place when', () => {
  test.each([
    ['it has ids of its own', <Named key="part" />],
    ['it reads the address', <Here key="part" />],
    ['it waits for something', <Waiting key="part" />],
  ])('%s', (_reason, part) => {
    expect(new CachedParts().forPage(platform)(part, ['part'])).toBeUndefined();
  });
});

function Pictured(props: { readonly srcSet?: string }) {
  return <img src="/first.jpg?a=1&b='2'" sizes="50vw" alt="First" fetchPriority="high" {...props} />;
}

test.each([
  ['of one address', {}],
  ['of many sizes', { srcSet: '/640.webp?a&b 640w, /960.webp 960w' }],
])('a picture %s that a part asks for early is asked for by every page that shows it', (_name, props) => {
  const parts = new CachedParts();
  const content = (
    <html lang="en">
      <head>
        <title>Pictures</title>
      </head>
      <body>
        <ServerHtml of={['all', props]}>
          <section>
            <ServerHtml of={['picture', props]}>
              <Pictured {...props} />
            </ServerHtml>
          </section>
        </ServerHtml>
      </body>
    </html>
  );
  const expected = new DOMParser().parseFromString(plain(content), 'text/html');
  expect(expected.head.querySelectorAll('link[rel=preload][fetchpriority=high]')).toHaveLength(1);
  for (const _again of [1, 2]) {
    const page = new DOMParser().parseFromString(serverPage(content, parts), 'text/html');
    expect(page.isEqualNode(expected)).toBe(true);
  }
});

test('in the browser a cached part is taken over without a warning and works', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const recovered = jest.fn();
  const parts = new CachedParts();
  page(parts, CARDS);
  const place = document.createElement('div');
  place.innerHTML = page(parts, CARDS);
  document.body.append(place);
  const button = place.querySelectorAll('button')[1];
  const root = await act(async () =>
    hydrateRoot(
      place,
      <StrictMode>
        <PlatformProvider value={platform}>
          <ul>{CARDS.map(cached)}</ul>
        </PlatformProvider>
      </StrictMode>,
      { onRecoverableError: recovered },
    ),
  );
  expect(place.querySelectorAll('button')[1]).toBe(button);
  if (button) await userEvent.click(button);
  expect(button).toHaveTextContent('Pressed 1 times');
  expect(warned).not.toHaveBeenCalled();
  expect(recovered).not.toHaveBeenCalled();
  act(() => root.unmount());
  warned.mockRestore();
});
