/** Filter of Jest: leaves out the test files that another step runs, one path a line. */
module.exports = (paths) => {
  const apart = new Set((process.env.TESTS_APART ?? '').split('\n'));
  return { filtered: paths.filter((path) => !apart.has(path)) };
};
