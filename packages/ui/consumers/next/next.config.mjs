// Everything, for all consumers the same, stands beside this folder.
export default { output: 'export', images: { unoptimized: true }, experimental: { externalDir: true } };
