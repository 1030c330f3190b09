/**
 * The API key of our own events service for visitors, where the site names no other: public by
 * nature, it opens only what everybody may see.
 */
export const VISITOR_API_KEY = 'da2-marquee-visitors';
