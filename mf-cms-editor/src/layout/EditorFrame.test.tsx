import { screen } from '@testing-library/react';
import { visit } from '../editor-in-tests';

test('the editor reads in English from left to right, also where the site reads the other way', async () => {
  visit('/cms');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.closest('[dir]')).toHaveAttribute('dir', 'ltr');
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('a text reads in the direction of what is written in it', async () => {
  visit('/cms/pages/p1');
  const [title] = await screen.findAllByRole('textbox', { name: /Title/ });
  expect(title).toHaveAttribute('dir', 'auto');
});

test.each(['/cms', '/cms/pages/p1'])('from %s a plain form signs out, without any code', async (path) => {
  visit(path);
  const button = await screen.findByRole('button', { name: 'Sign out' });
  const form = button.closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/auth/logout']);
});
