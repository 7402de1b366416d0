// Writes a changelog for who installs the package: what changed in their words, without hashes of commits.

module.exports = {
  getReleaseLine: async ({ summary }) => `${summary.trim()}\n`,
  getDependencyReleaseLine: async (_changesets, dependencies) =>
    dependencies.map(({ name, newVersion }) => `Needs \`${name}\` ${newVersion}.`).join('\n'),
};
