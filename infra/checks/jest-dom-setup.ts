import '@testing-library/jest-dom';

// A test begins in a tab of its own.
beforeEach(() => {
  if (typeof sessionStorage !== 'undefined') sessionStorage.clear();
});
