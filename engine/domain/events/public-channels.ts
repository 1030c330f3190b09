const PUBLIC = /^\/(?:public|bingo)\//;

/**
 * True for a channel that everybody may hear, such as `/bingo/<program uuid>/<board id>`: these alone
 * are told by an events service that knows no one but the holders of its public key. `NAMESPACES` is
 * the rule; this is what of it a page needs.
 */
export const isPublicChannel = (channel: string): boolean => PUBLIC.test(channel);
