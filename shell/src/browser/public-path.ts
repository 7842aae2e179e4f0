import { withBasePath } from '@showroom/contracts/base-path';

declare global {
  var __webpack_public_path__: string;
}

// Where the build's other files are fetched from.
__webpack_public_path__ = withBasePath('/assets/');
