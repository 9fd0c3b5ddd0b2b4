// A page's call passes two functions that do this.
const configurable = true

/** Makes the known text of a response readable at once and repeatedly: a stream takes longer to read than to parse. */
export const withText = (response: Response, text: string): Response =>
  // Not by assignment, since Node's server has its own class of responses, whose methods are read-only.
  Object.defineProperties(response, {
    text: { configurable, value: async () => text },
    json: { configurable, value: async (): Promise<unknown> => JSON.parse(text) },
  })
