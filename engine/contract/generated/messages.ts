export const MESSAGES: Readonly<Record<string, readonly string[]>> = {};
