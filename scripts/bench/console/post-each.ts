/** Posts bodies one after another, as a page does that waits for each answer. */
export async function postEach<Answer>(
  url: string,
  headers: Readonly<Record<string, string>>,
  bodies: Iterable<(before: Answer | undefined) => unknown>,
): Promise<{ readonly answers: readonly Answer[]; readonly seconds: number }> {
  const answers: Answer[] = [];
  const begin = performance.now();
  for (const body of bodies) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(body(answers.at(-1))),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 500)}`);
    answers.push(JSON.parse(text));
  }
  return { answers, seconds: (performance.now() - begin) / 1000 };
}
