/** What pages have stored under older versions of the template, by version. */
export const storedExamples = {
  1: [
    { title: 'News', background_color: 'white', groups: [{ title: 'Discovery on the Atlantic road' }] },
    { title: 'News', background_color: 'grey', groups: [] },
    { title: 'News at night', background_color: 'dark' },
    { title: 'News' },
  ],
};
