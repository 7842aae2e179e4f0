module.exports = '/assets/style.css';
