import { existsSync } from 'node:fs';

/**
 * Reads the options in `.env` of the folder that one stands in, before anything else is imported
 * (`node --import`). What is set already stays. Without such a file there is nothing to say.
 */
if (existsSync('.env')) process.loadEnvFile('.env');
