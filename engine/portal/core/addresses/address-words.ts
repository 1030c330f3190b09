import { msg } from '@lingui/core/macro';

/** Words of the address that rewards are sent to. */
export const addressWords = {
  recipient: msg({ id: 'addresses.recipient', message: 'Name on the parcel' }),
  street: msg({ id: 'addresses.street', message: 'Street and number' }),
  addition: msg({ id: 'addresses.addition', message: 'Flat, floor, care of' }),
  postal_code: msg({ id: 'addresses.postal-code', message: 'Postal code' }),
  city: msg({ id: 'addresses.city', message: 'Town or city' }),
  region: msg({ id: 'addresses.region', message: 'State, province or region' }),
  country: msg({ id: 'addresses.country', message: 'Country' }),
};
