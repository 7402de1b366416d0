// Writes a changelog for those who install the package: what changed for them, without commit hashes.

module.exports = {
  getReleaseLine: async ({ summary }) => `${summary.trim()}\n`,
  getDependencyReleaseLine: async (_changesets, dependencies) =>
    dependencies.map(({ name, newVersion }) => `Needs \`${name}\` ${newVersion}.`).join('\n'),
};
