export const SHORTEST_HANDLE = 3;
export const LONGEST_HANDLE = 30;
/** Small letters that look like no others, digits, and single signs between them. */
export const HANDLE = /^[a-z0-9](?:[a-z0-9]|[-_](?=[a-z0-9])){2,29}$/;
