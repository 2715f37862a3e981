// dependency-cruiser takes import aliases in the shape of a webpack configuration.
module.exports = { resolve: { alias: { '~': `${__dirname}/web/app` } } };
