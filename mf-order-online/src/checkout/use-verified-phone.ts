import { useEffect, useState } from 'react';
import { readStored, type StoragePort, VERIFIED_PHONE_KEY, writeStored } from '../journey/stored';

interface VerifiedPhone {
  /** The phone that this visitor verified last; another number is verified anew. */
  readonly phone: string | undefined;
  /** What an earlier visit left has been read. */
  readonly restored: boolean;
  verify(phone: string): void;
  /** The platform knows of no verification: it is asked for anew. */
  forget(): void;
}

export function useVerifiedPhone(session: StoragePort): VerifiedPhone {
  const [known, setKnown] = useState<Pick<VerifiedPhone, 'phone' | 'restored'>>({ phone: undefined, restored: false });
  useEffect(() => {
    const phone = readStored(session, VERIFIED_PHONE_KEY)?.['phone'];
    setKnown({ phone: typeof phone === 'string' ? phone : undefined, restored: true });
  }, [session]);
  return {
    ...known,
    verify(phone) {
      writeStored(session, VERIFIED_PHONE_KEY, { phone });
      setKnown({ phone, restored: true });
    },
    forget() {
      forgetVerifiedPhone(session);
      setKnown({ phone: undefined, restored: true });
    },
  };
}

export function forgetVerifiedPhone(session: StoragePort): void {
  session.removeItem(VERIFIED_PHONE_KEY);
}
