/** A name that no other test has, and no earlier try of this one: what the server keeps of that one is still there. */
export const ownName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`
