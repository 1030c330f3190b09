/** The client that simulated platforms know, and no other. */
export const SIMULATED_CLIENT = { clientId: 'marquee-simulated', clientSecret: 'simulated-secret' };
/** The API key, and the token of a bot, that they take. */
export const SIMULATED_KEY = 'simulated-key';

/** Where a development server plays the platforms, and where one says what happens on them. */
export const SIMULATED_MOUNT = '/simulated-platforms';
