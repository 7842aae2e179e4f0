import { crashLine } from '@showroom/contracts/http/server-log';

/** What nobody caught ends the process as ever, but is written as the log writes errors. */
export function onCrash(service: string): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(crashLine(service, error));
    process.exit(1);
  });
}
