/** A unique name, also for a retry of the same test, since the server still has the data of the first try. */
export const uniqueName = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`
