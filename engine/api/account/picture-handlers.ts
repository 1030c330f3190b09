import type { CREATOR_PICTURE_ENDPOINTS } from '#contract/account/picture-endpoints.ts';
import type { Handlers } from '../http/call.ts';
import { UUID } from '../http/moment-cursor.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq, inArray } from '../store/drizzle.ts';
import { creatorPictures } from '../store/tables/creator-pictures.ts';

const asAddress = (content: string) => `data:image/webp;base64,${content}`;

/** Pictures of creators as pages show them, to whoever is signed in to their program. */
export function creatorPictureHandlers({
  store: { database },
}: ApiServices): Handlers<typeof CREATOR_PICTURE_ENDPOINTS> {
  const { creator_id, program_uuid, name, content } = creatorPictures;
  return {
    readOwnPicture: async ({ caller }) => {
      const [own] = await database
        .select({ content })
        .from(creatorPictures)
        .where(eq(creator_id, caller.creator_id));
      return { picture: own ? asAddress(own.content) : null };
    },
    listCreatorPictures: async ({ caller, query: { names } }) => {
      const wanted = names.split(',').filter((one) => UUID.test(one));
      const rows = await database
        .select({ name, content })
        .from(creatorPictures)
        .where(and(eq(program_uuid, caller.program.uuid), inArray(name, wanted)));
      return { pictures: rows.map((row) => ({ name: row.name, picture: asAddress(row.content) })) };
    },
  };
}
