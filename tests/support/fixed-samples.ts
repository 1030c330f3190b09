import fc from 'fast-check';

// One commit is green or red whenever it is tested; `npm run test:fuzz` looks for new samples.
const seed = Number(process.env.MARQUEE_FUZZ_SEED ?? 20_261_129);
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
