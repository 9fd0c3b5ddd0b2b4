/** Somebody outside the application, as any module may show them. */
export interface Person {
  id: string
  name: string
  email: string
  /** Path of a picture, or empty. */
  picture: string
  company: string
}

/** Where people come from: the module that keeps them. */
export interface PeopleSource {
  /** The best ten that fit what was typed; of an empty text, those whom one writes to most. */
  find(typed: string): Promise<Person[]>
  /** Those with one of these addresses, at most a hundred, in one call. Without it, each address is searched for. */
  withEmails?(emails: readonly string[]): Promise<Person[]>
  /** The address of a person's page, as a route. */
  path(id: string): string
}
