import { usePlatform } from '@showroom/shared-ui/platform';
import { useRef, useState } from 'react';
import { isDoubtfulEmail } from '../data/verification-calls';

export interface EmailCheck {
  /** The address that probably gets no mail; the visitor decides. */
  readonly doubtful: string | undefined;
  ask(email: string): void;
}

/** Asks once for each address whether it can get mail. Never in the way: without an answer it can. */
export function useEmailCheck(): EmailCheck {
  const { client } = usePlatform();
  const [doubtful, setDoubtful] = useState<string>();
  const asked = useRef('');
  return {
    doubtful,
    ask(email) {
      if (asked.current === email) return;
      asked.current = email;
      void isDoubtfulEmail(client, email).then((isDoubtful) => {
        if (asked.current === email) setDoubtful(isDoubtful ? email : undefined);
      });
    },
  };
}
