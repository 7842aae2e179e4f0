import { FAULTS, isFault } from '../drills/faults';
import { notifyWorkshop, workshopUrl } from './develop';

const USAGE = `npm run fault -- <remote> <fault|none>   breaks a remote in the site of npm run dev, for every browser\n\n${Object.entries(
  FAULTS,
)
  .map(([name, sentence]) => `  ${name.padEnd(18)} ${sentence}`)
  .join('\n')}`;

const [remote = '', fault = ''] = process.argv.slice(2);
const workshop = workshopUrl(process.env);

if (!remote || !(fault === 'none' || isFault(fault))) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  try {
    await notifyWorkshop(workshop, 'PUT', `faults/${remote}`, { fault });
    console.log(fault === 'none' ? `${remote} is whole again` : `${remote}: ${FAULTS[fault]}`);
  } catch (error) {
    console.error(`The workshop at ${workshop} did not take it (npm run dev -w mf-x starts one):`, error);
    process.exitCode = 1;
  }
}
