interface Person {
  name: string
}

const isWordPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/**
 * The people whose names follow an `@` in a text. `@Anna Berg` mentions only her, although it begins with the name of
 * Anna; everybody of that name is mentioned, since the text does not tell them apart.
 */
export function findMentioned<P extends Person>(text: string, people: readonly P[]): P[] {
  const names = new Set(people.map(({ name }) => name).filter((name) => name !== ''))
  const lengths = [...new Set([...names].map(({ length }) => length))].toSorted((one, other) => other - one)
  const mentioned = new Set<string>()
  // Each part once, and looked up by the few lengths of names, since a text may consist of `@` alone.
  for (const part of new Set(text.split('@').slice(1))) {
    const length = lengths.find((longest) => names.has(part.slice(0, longest)) && !isWordPart(part[longest]))
    if (length !== undefined) mentioned.add(part.slice(0, length))
  }
  return people.filter(({ name }) => mentioned.has(name))
}
