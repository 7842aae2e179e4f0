import { blockProps, renderWithPlatform } from '@showroom/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { laySlidesOut, look, scrollTo } from '../../kits/slides/slides-in-tests';
import { examples } from './examples';
import { Component } from './NumberButtonCarousel';

const content = examples['four slides'];
beforeEach(laySlidesOut);

test('a numbered button leads to its slide and says what that is about', async () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  const button = screen.getByRole('button', { name: '03 Choose a colour' });
  expect(button).toHaveTextContent(/^03$/);
  await userEvent.click(button);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2000 });
});

test('the number of the slide in view is marked', () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('01 Choose a body');
  look(3);
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('04 Drive home');
});

test('the first slide is marked although others were in view beside it for a moment', () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  look(1);
  look(0, 1);
  look(0);
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('01 Choose a body');
});

test('nothing moves by itself, and there is nothing to pause', () => {
  renderWithPlatform(<Component {...blockProps(content)} />);
  expect(screen.queryByRole('button', { name: /slides$/ })).not.toBeInTheDocument();
});

test('one slide has no number', () => {
  renderWithPlatform(<Component {...blockProps({ ...content, groups: content.groups.slice(0, 1) })} />);
  expect(within(screen.getByRole('region')).queryByRole('button')).not.toBeInTheDocument();
});
