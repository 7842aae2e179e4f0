// The server needs no style sheets: the site takes them from the release's manifest.
module.exports = {};
