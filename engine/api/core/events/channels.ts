/** A creator's own channel. */
export const creatorChannel = (creator_id: string) => `/creators/${creator_id}`;

/** The channel of the people of a guest link. */
export const guestLinkChannel = (guest_link_id: string) => `/guest-links/${guest_link_id}`;

/** A channel of a program's members. */
export const programChannel = (program_uuid: string, about: 'leaderboards' | 'announcements') =>
  `/programs/${program_uuid}/${about}`;
