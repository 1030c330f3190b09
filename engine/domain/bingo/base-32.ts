/** Digits of base 32 (Crockford's): no i, l, o or u, so that none is taken for another. */
export const BASE_32 = '0123456789abcdefghjkmnpqrstvwxyz';
