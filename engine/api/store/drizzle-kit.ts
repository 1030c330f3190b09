import { defineConfig } from 'drizzle-kit';

/** What `npm run migrations` reads and writes; paths are those of the repository. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './engine/api/store/tables.ts',
  out: './engine/api/store/migrations',
});
