// Property tests try the same cases whenever `npm test` runs, so that what failed fails again; a long proof draws new ones.
import { configureGlobal } from 'fast-check';

if (process.env.PROOF !== 'whole') configureGlobal({ seed: 20_261_123 });
