import * as v from 'valibot';
import type { User } from '../../model/sign-in/user.js';
import { read } from '../reading/schema.js';
import type { Call, Transport } from '../http/transport.js';

const textSchema = v.nullish(v.string(), null);

const userSchema = v.object({
  uuid: v.string(),
  first_name: textSchema,
  last_name: textSchema,
  email: textSchema,
  username: textSchema,
  title: textSchema,
  company: textSchema,
  phone: textSchema,
  street_address: textSchema,
  city: textSchema,
  state_or_province: textSchema,
  postal_code: textSchema,
  country: textSchema,
});

/** Fetches the user that the access token belongs to (section 4.3). */
export async function getUser(request: Transport, call: Call): Promise<User> {
  const user = read(userSchema, await request('v2/user', call), 'user');
  return {
    uuid: user.uuid,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    username: user.username,
    title: user.title,
    company: user.company,
    phone: user.phone,
    streetAddress: user.street_address,
    city: user.city,
    stateOrProvince: user.state_or_province,
    postalCode: user.postal_code,
    country: user.country,
  };
}
