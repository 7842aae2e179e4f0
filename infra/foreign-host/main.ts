import { parseArgs } from 'node:util';
import { onStop } from '../on-stop';
import { portOf } from '../start/processes';
import { startForeignHost } from './server';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3300' } } });
const at = (name: 'api' | 'registry') => `http://127.0.0.1:${portOf(name, process.env)}`;
const { url, stop } = await startForeignHost(
  {
    siteOrigin: `http://localhost:${portOf('site', process.env)}`,
    apiUrl: at('api'),
    registryUrl: at('registry'),
  },
  Number(values.port),
);
onStop(stop);
console.log(
  `${url} is a page of somebody else with our navigation; ${url}/?market=ae&locale=ar-AE in another language`,
);
