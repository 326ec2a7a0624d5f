// The web's own short path, told in the one form that dependency-cruiser takes: a webpack configuration.
module.exports = { resolve: { alias: { '@': require('node:path').join(__dirname, 'apps', 'web', 'src') } } }
