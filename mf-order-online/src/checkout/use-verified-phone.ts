import { useEffect, useState } from 'react';
import { findStored, type StoragePort, storeJson, VERIFIED_PHONE_KEY } from '../data/storage';

interface VerifiedPhone {
  /** The phone that this visitor verified last; another number is verified anew. */
  readonly phone: string | undefined;
  /** What an earlier visit stored has been restored. */
  readonly restored: boolean;
  verify(phone: string): void;
  /** The platform knows of no verification: it is asked for anew. */
  remove(): void;
}

export function useVerifiedPhone(session: StoragePort): VerifiedPhone {
  const [verified, setVerified] = useState<Pick<VerifiedPhone, 'phone' | 'restored'>>({
    phone: undefined,
    restored: false,
  });
  useEffect(() => {
    const phone = findStored(session, VERIFIED_PHONE_KEY)?.['phone'];
    setVerified({ phone: typeof phone === 'string' ? phone : undefined, restored: true });
  }, [session]);
  return {
    ...verified,
    verify(phone) {
      storeJson(session, VERIFIED_PHONE_KEY, { phone });
      setVerified({ phone, restored: true });
    },
    remove() {
      removeVerifiedPhone(session);
      setVerified({ phone: undefined, restored: true });
    },
  };
}

export function removeVerifiedPhone(session: StoragePort): void {
  session.removeItem(VERIFIED_PHONE_KEY);
}
