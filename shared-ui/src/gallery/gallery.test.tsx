import { PlatformProvider } from '@showroom/shared-ui/platform';
import { act } from '@testing-library/react';
import { axe } from 'jest-axe';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderWithPlatform, testPlatform } from '../testing/testing';
import { galleryEntries } from './gallery';

test('every entry has a name of its own', () => {
  const names = galleryEntries.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(galleryEntries.map((entry) => [entry.name, entry.element] as const))('%s', (_, element) => {
  test('axe finds nothing', async () => {
    const { container } = renderWithPlatform(element);
    expect((await axe(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  });

  test('the server renders it, without a style attribute, and the browser takes it over unchanged', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = <PlatformProvider value={testPlatform()}>{element}</PlatformProvider>;
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    const before = container.innerHTML;
    expect(container.querySelector('[style]')).toBeNull();
    const root = await act(async () => hydrateRoot(container, page));
    expect(error).not.toHaveBeenCalled();
    expect(container.textContent).toBe(new DOMParser().parseFromString(before, 'text/html').body.textContent);
    act(() => root.unmount());
    error.mockRestore();
  });
});
