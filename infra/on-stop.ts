import { loggedMessage } from '@showroom/contracts/http/logged-error';

/**
 * Stops in order and ends the process, once, however often it is told to: a terminal and a service
 * manager tell all processes of a command at once, each of these tells the next, and a second word
 * would end Node in the midst of it. Status 1 with a sentence when it cannot.
 */
export function onStop(stop: () => Promise<unknown>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`It could not stop in order: ${loggedMessage(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}
