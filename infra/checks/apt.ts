import { existsSync } from 'node:fs';
import { runCommand } from './command';

/** Whether packages of Debian (or a relative of it) can be installed without asking anybody. */
export function canUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs a package of the distribution; false when that did not work. */
export async function aptInstall(name: string, say: (line: string) => void): Promise<boolean> {
  say(`Installing ${name} with apt-get (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  let output = '';
  const onOutput = (text: string) => {
    output += text;
  };
  await runCommand('apt-get', ['update', '-qq'], { env, onOutput });
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Acquire::Retries=3'];
  const status = await runCommand('apt-get', ['install', ...options, name], { env, onOutput });
  if (status !== 0) say(output.trim().split('\n').slice(-5).join('\n'));
  return status === 0;
}
