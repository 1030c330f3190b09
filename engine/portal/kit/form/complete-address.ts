const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;

/** A web address as people type it, with the https:// that they leave out; else the text itself. */
export function completeAddress(text: string): string {
  const bare = text.trim().replace(/^\/\//, '');
  return HOST.test(bare) ? `https://${bare}` : text;
}
