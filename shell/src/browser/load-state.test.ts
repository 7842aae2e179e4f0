import { loadPageState } from './load-state';

const script = (json: string) => `<script id="page-state" type="application/json">${json}</script>`;

test('the state is the server’s script, whatever stands before it under its name', () => {
  document.body.innerHTML = [
    '<div id="page-state">{"market":"forged"}</div>',
    '<section id="page-state" type="application/json">{"market":"forged"}</section>',
    script('{"market":"au"}'),
  ].join('');
  expect(loadPageState()).toEqual({ state: { market: 'au' }, text: '{"market":"au"}' });
});

test('without it there is none', () => {
  document.body.innerHTML = '<div id="page-state">{"market":"forged"}</div>';
  expect(() => loadPageState()).toThrow(SyntaxError);
});
