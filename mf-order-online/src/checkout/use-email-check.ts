import { usePlatform } from '@showroom/shared-ui/platform';
import { useRef, useState } from 'react';
import { isDoubtfulEmail } from '../data/verification-calls';

export interface EmailCheck {
  /** The address that probably gets no mail; the visitor decides. */
  readonly doubtful: string | undefined;
  /** Answers whether the address is doubtful. */
  ask(email: string): Promise<boolean>;
}

/** Asks once for each address whether it can get mail. Without an answer it can. */
export function useEmailCheck(): EmailCheck {
  const { client } = usePlatform();
  const [doubtful, setDoubtful] = useState<string>();
  const asked = useRef<{ readonly email: string; readonly answer: Promise<boolean> }>(undefined);
  return {
    doubtful,
    ask(email) {
      if (asked.current?.email === email) return asked.current.answer;
      const answer = isDoubtfulEmail(client, email);
      asked.current = { email, answer };
      void answer.then((isDoubtful) => {
        if (asked.current?.email === email) setDoubtful(isDoubtful ? email : undefined);
      });
      return answer;
    },
  };
}
