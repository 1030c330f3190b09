/** Cards of demos are named so; nobody plays one for points. */
export const DEMO_SEED = 'demo-';
/** Events of demos begin so: it has a control character, which no back end's own id may have. */
export const DEMO_SOURCE = 'demo\u0001';

export const isDemoSeed = (seed: string): boolean => seed.startsWith(DEMO_SEED);
