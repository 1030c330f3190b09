import type { Fault, Happening } from '../fault.ts';

export const rollingUpgrade: Fault = {
  name: 'rolling-upgrade',
  what: 'instances of an earlier commit (--from) become what is here, one after another',
  fromCommit: true,
  unnoticed: true,
  happen: async (happening) => {
    const { instances, present, repaired } = happening;
    repaired();
    const before = await filesOfPage(happening);
    for (const instance of instances) {
      await instance.stop();
      await instance.start({}, present);
    }
    const after = await filesOfPage(happening);
    const complaints: string[] = [];
    if (before.size < 10) complaints.push(`The page names ${before.size} files of its build.`);
    for (const { port } of instances)
      for (const file of new Set([...before, ...after])) {
        const { status } = await fetch(`http://127.0.0.1:${port}${file}`);
        if (status !== 200)
          complaints.push(`${file} of a page that is open is ${status} at port ${port}.`);
      }
    return complaints;
  },
};

/** Scripts, styles and typefaces that a landing page names, and those that its scripts name. */
async function filesOfPage({ port, host, writing }: Happening): Promise<ReadonlySet<string>> {
  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'x-forwarded-host': host },
    });
    return answer.text();
  };
  const page = await read(`/programs/${writing.parts.slug}`);
  const files = new Set(
    [...page.matchAll(/["'(](\/assets\/[^"')\s]+)/g)].map(([, file = '']) => file),
  );
  // What is added while it is gone through comes at its end.
  for (const file of files)
    if (file.endsWith('.js'))
      for (const [, name] of (await read(file)).matchAll(
        /["'`](?:\.\/|\/?assets\/)([\w-]+\.(?:js|css))["'`]/g,
      ))
        files.add(`/assets/${name}`);
  return files;
}
