/** What pages have stored under older versions of the template, by version. */
export const storedExamples = {
  1: [{ title: 'Our retailers', distance_unit: 'km', groups: [{ name: 'Showroom Brussels', city: 'Brussels' }] }],
};
