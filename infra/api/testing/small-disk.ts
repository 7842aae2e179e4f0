import { execFileSync } from 'node:child_process';

/**
 * Makes a folder a disk of a size, such as `1m`, and answers what gives it back; undefined where
 * nobody may make one.
 */
export function smallDisk(folder: string, size: string): (() => void) | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
    return () => execFileSync('umount', ['-l', folder]);
  } catch {
    return undefined;
  }
}
