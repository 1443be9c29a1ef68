/** A user of the account. Details that the user has not given are null. */
export interface Person {
  readonly uuid: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly username: string;
  readonly title: string | null;
  readonly company: string | null;
  readonly phone: string | null;
  readonly street_address: string | null;
  readonly city: string | null;
  readonly state_or_province: string | null;
  readonly postal_code: string | null;
  readonly country: string | null;
}

/** Creates a fictional user of the account. Members are named as in section 2.2. */
export function personOf(account: string): Person {
  return {
    uuid: '5f1d8c52-7a0e-4c1b-9d53-0a6f2b7c4e91',
    first_name: 'Demo',
    last_name: 'User',
    email: `demo.user@${account.replaceAll('_', '-')}.example`,
    username: 'demo.user',
    title: null,
    company: account,
    phone: '555-0100',
    street_address: '1 Example Street',
    city: 'Exampleville',
    state_or_province: 'EX',
    postal_code: '00000',
    country: 'Exampleland',
  };
}
