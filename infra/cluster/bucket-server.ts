import { testBucket } from '../object-storage/bucket.testing';
import { onStop } from '../on-stop';

/** An S3 server in a process of its own, on the port that is its argument. */
const { close } = await testBucket(Number(process.argv[2]));
onStop(close);
