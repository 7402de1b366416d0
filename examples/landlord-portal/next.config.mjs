// Static files: the data of this example is in `src/data.ts`. `npm run typecheck` checks the types, more strictly than Next.
export default { output: 'export', typescript: { ignoreBuildErrors: true } };
