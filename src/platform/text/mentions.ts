interface Person {
  name: string
}

const isWordPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/**
 * The people whose names follow an `@` in a text. `@Anna Berg` mentions only her, although it begins with the name of
 * Anna; everybody of that name is mentioned, since the text does not tell them apart.
 */
export function findMentioned<P extends Person>(text: string, people: readonly P[]): P[] {
  const names = [...new Set(people.map(({ name }) => name))]
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length)
  const mentioned = new Set<string>()
  for (const part of text.split('@').slice(1)) {
    const name = names.find((candidate) => part.startsWith(candidate) && !isWordPart(part[candidate.length]))
    if (name !== undefined) mentioned.add(name)
  }
  return people.filter(({ name }) => mentioned.has(name))
}
