import { Outlet, useRouteError } from '@showroom/shared-ui/router';
import { useChoice } from './choice-context';
import { Toolbar } from './Toolbar';
import './Harness.css';

/** A harness page around what its address shows. */
export function Frame({ title }: { readonly title: string }) {
  const choice = useChoice();
  return (
    <>
      {!choice.bare && <Toolbar title={title} choice={choice} />}
      <main>
        <Outlet />
      </main>
    </>
  );
}

/** What went wrong, in words. */
export function Failed() {
  const error = useRouteError();
  return (
    <div className="harness-page">
      <p>This could not be shown:</p>
      <pre>{error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error, null, 2)}</pre>
    </div>
  );
}
