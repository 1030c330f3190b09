/** The fragment of the login's address where somebody came to apply; it works before any script does. */
export const TO_APPLY = 'apply';
