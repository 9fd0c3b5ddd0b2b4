/** Names of companies are stored with single spaces; those from before this was so are kept. */
export const tidyName = (name: string) => name.trim().replaceAll(/\s+/g, ' ')
