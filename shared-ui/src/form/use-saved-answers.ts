import type { ShownForm } from '@showroom/contracts/entities/form';
import { usePlatform } from '@showroom/shared-ui/platform';
import { useEffect, useState } from 'react';
import type { useDraft } from './use-draft';

type Saving =
  | { readonly status: 'idle' | 'busy' | 'failed' | 'gone' | 'away' }
  | { readonly status: 'saved'; readonly link: string; readonly expires_at: string };

export interface SavingOptions {
  readonly form: ShownForm;
  /** Path of the form's own page. */
  readonly path: string;
  readonly draft: Pick<ReturnType<typeof useDraft>, 'typed' | 'fill' | 'token' | 'holdToken'>;
}

/** Behind the hash: no server, log or other site ever sees it. */
const HASH = /^#saved=([\w-]{20,64})$/;

const savedAnswers = () => import(/* webpackChunkName: "form" */ './saved-answers');

/** Saves what is filled in when somebody asks, and brings back what a link of theirs names. */
export function useSavedAnswers({ form: { id }, path, draft }: SavingOptions) {
  const { client } = usePlatform();
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a form, when the code has come
  useEffect(() => {
    const token = HASH.exec(location.hash)?.[1];
    if (token === undefined || location.pathname !== path) return;
    savedAnswers()
      .then(({ fetchAnswers }) => fetchAnswers(client, id, token))
      .then((answers) => {
        // It stays neither in the address that somebody copies nor in what analytics reads.
        history.replaceState(history.state, '', location.pathname + location.search);
        if (!answers) return setSaving({ status: 'gone' });
        draft.holdToken(token);
        draft.fill(answers);
      })
      .catch((cause: unknown) => {
        console.error('Saved answers were not fetched:', cause);
        setSaving({ status: 'away' });
      });
  }, [id]);

  async function save(): Promise<void> {
    setSaving({ status: 'busy' });
    try {
      const { storeAnswers } = await savedAnswers();
      const { token, expires_at } = await storeAnswers(client, id, draft.typed(), draft.token());
      draft.holdToken(token);
      setSaving({ status: 'saved', link: `${location.origin}${path}#saved=${token}`, expires_at });
    } catch (cause) {
      console.error('Answers were not saved:', cause);
      setSaving({ status: 'failed' });
    }
  }
  return { saving, save };
}
