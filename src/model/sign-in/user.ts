/**
 * The user that the access token belongs to (section 2.2). Null fields are unknown to the service.
 */
export interface User {
  readonly uuid: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly username: string | null;
  readonly title: string | null;
  readonly company: string | null;
  readonly phone: string | null;
  readonly streetAddress: string | null;
  readonly city: string | null;
  readonly stateOrProvince: string | null;
  readonly postalCode: string | null;
  readonly country: string | null;
}
