import { useEffect, useState } from 'react';

/** What only a page with script has; nothing of it is in the server's document. */
export function LiveShell() {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive ? null : null;
}
