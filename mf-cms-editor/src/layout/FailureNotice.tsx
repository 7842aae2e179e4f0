import { Notice } from '@showroom/shared-ui/notice';
import type { ReactNode } from 'react';
import { SignInAgain } from './SignInAgain';
import type { Failure } from './use-sending';

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly children?: ReactNode;
}

/** Why a change was not made, and the way to sign in where that is what is missing. */
export function FailureNotice({ failure, children }: FailureNoticeProps) {
  if (failure.again) return <SignInAgain onSignedIn={failure.again} />;
  return (
    <Notice kind="error" title={failure.title}>
      {children}
    </Notice>
  );
}
