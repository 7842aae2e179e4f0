import { basename } from 'node:path';
import { makeManifest } from '../../build/manifest';
import { DISK_BUILD, diskFolder } from './disk-config';

// A process of its own each time: templates and examples are modules, and a module that was edited
// is not read again.
const [folder = ''] = process.argv.slice(2);
const name = basename(folder);
process.stdout.write(JSON.stringify(await makeManifest(folder, name, DISK_BUILD, diskFolder(name))));
