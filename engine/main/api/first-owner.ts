import type { ApiServices } from '#api/http/services.ts';
import { grantFirstOwner } from '#api/operator/first-owner.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';

/** Sees that every served program has an owner, where the configuration names one. */
export async function seeFirstOwner(
  { store, now, log }: ApiServices,
  catalogue: Catalogue,
  email: string | undefined,
): Promise<void> {
  if (email === undefined) return;
  const programs = [...catalogue.served()].map(([, { uuid }]) => uuid);
  const granted = await grantFirstOwner(store, programs, email, now());
  if (granted > 0)
    log.info(
      { programs: granted },
      'The address of MARQUEE_OWNER_EMAIL owns the programs that had no owner.',
    );
}
