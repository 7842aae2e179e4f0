import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { headerHtml } from '../../sandbox/naas/header';
import { cleanNavigation } from './clean-navigation';

test.each(['en', 'ar'] as const)('an honest header in %s stays as it is', (language) => {
  const shapeOf = (html: string) => {
    const { document } = new JSDOM(html).window;
    return [...document.body.querySelectorAll('*')].map(
      (element) => `${element.tagName} ${[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()}`,
    );
  };
  const html = headerHtml(language);
  expect(shapeOf(cleanNavigation(html))).toEqual(shapeOf(html));
});

test.each([
  ['<button onclick="x()" type="submit">A</button>', '<button type="button">A</button>'],
  ['<nav id="content"><p id="naas-a">A</p></nav>', '<nav><p id="naas-a">A</p></nav>'],
  ['<button popovertarget="search-menu">A</button>', '<button type="button">A</button>'],
  ['<a tabindex="5" href="//evil.test">A</a>', '<a>A</a>'],
  ['<img src="http://naas.test/a.png" alt="">', '<img alt="" />'],
  ['<iframe src="https://www.youtube.com/embed/1"></iframe>A', 'A'],
  ['<div style="position:fixed" class="naas-a">A</div>', '<div class="naas-a">A</div>'],
  ['<link rel="stylesheet" href="https://evil.test/a.css">A', 'A'],
])('%s becomes %s', (html, cleaned) => {
  expect(cleanNavigation(html)).toBe(cleaned);
});

const parts = fc.constantFrom(
  ...['<', '>', '</', '/>', '"', "'", '=', ' ', '&', '&lt;', 'javascript:', '<!--', '-->', '\0', '{retailer_url}'],
  ...['script', 'svg', 'style', 'iframe', 'a', 'nav', 'button', 'details', 'template', 'id', 'naas-a', 'popovertarget'],
  ...['onerror', 'href', 'src', 'srcdoc', 'style', 'alert(1)', '<mi>', 'name'],
);

test('whatever is put together, nothing in it runs, restyles or takes the name of another element', () => {
  const { document } = new JSDOM('<div id="page"></div>').window;
  const page = document.getElementById('page');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 25 }), (pieces) => {
      const cleaned = cleanNavigation(pieces.join(''));
      expect(cleanNavigation(cleaned)).toBe(cleaned);
      if (page) page.innerHTML = cleaned;
      for (const element of page?.querySelectorAll('*') ?? []) {
        expect(element.tagName).not.toMatch(/^(script|style|svg|math|iframe|form|template|link)$/i);
        for (const { name, value } of element.attributes) {
          expect(name).not.toMatch(/^on|^style$|^srcdoc$/);
          if (name === 'href' || name === 'src') expect(value.trim()).not.toMatch(/^(javascript|data|vbscript):/i);
          if (name === 'id' || name === 'popovertarget') expect(value).toMatch(/^naas-/);
        }
      }
    }),
    { numRuns: 1000 },
  );
});
