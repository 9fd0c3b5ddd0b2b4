/** A person outside the application, as modules display them. */
export interface Person {
  id: string
  name: string
  email: string
  /** Path of a picture, or empty. */
  picture: string
  company: string
}

/** A module with people, for other modules. */
export interface PeopleSource {
  /** The ten best matches; for an empty text, the people with most correspondence. */
  find(typed: string): Promise<Person[]>
  /**
   * The people with one of these addresses (at most a hundred), in one call. Without this function, each address is
   * searched for.
   */
  withEmails?(emails: readonly string[]): Promise<Person[]>
  /** The address of a person's page, as a route. */
  path(id: string): string
}
