import { sql } from '#api/store/drizzle.ts';
import { openStore } from '#api/store/store.ts';

/** Writes rows for ever into the store of its argument, and prints each one that is committed. */
const store = await openStore(JSON.parse(process.argv[2] ?? '{}'));
await store.database.execute(sql`create table if not exists rows (id serial, note text)`);
for (;;) {
  const id = await store.transaction(async () => {
    const { rows } = await store.database.execute<{ id: number }>(
      sql`insert into rows (note) values ('first') returning id`,
    );
    await store.database.execute(sql`update rows set note = 'second' where id = ${rows[0]?.id}`);
    return rows[0]?.id;
  });
  process.stdout.write(`${id}\n`);
}
