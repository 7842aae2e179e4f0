import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { toggled } from '../facets/choices';
import { parseListState } from '../facets/url-state';
import { useEarlyChoices } from './use-early-choices';

const MODELS = ['Defender 90', 'Defender 110'];

function Filters({ onReady }: { readonly onReady: () => void }) {
  const [state, setState] = useState(() => parseListState(new URLSearchParams()));
  const form = useRef<HTMLFormElement>(null);
  useEarlyChoices(form, state, setState);
  useEffect(onReady, [onReady]);
  return (
    <form ref={form}>
      {MODELS.map((model) => (
        <label key={model}>
          {model}
          <input
            type="checkbox"
            name="models"
            value={model}
            checked={state.chosen.models?.includes(model) ?? false}
            onChange={() => setState(toggled(state, 'models', model))}
          />
        </label>
      ))}
    </form>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });

test('what was ticked before the code came stays, also when the next tick comes with it', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Filters onReady={() => undefined} />);
  box('Defender 90').click();
  // As in a browser: nothing of React is hurried, and the next click comes right after the page was
  // taken over.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const root = hydrateRoot(container, <Filters onReady={() => queueMicrotask(() => box('Defender 110').click())} />);
  await waitFor(() => expect(box('Defender 110')).toBeChecked());
  expect(box('Defender 90')).toBeChecked();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  act(() => root.unmount());
  container.remove();
});
