/** A website without the parts that all have, such as `https://www.`. */
export const toHost = (website: string) =>
  URL.canParse(website) ? new URL(website).host.replace(/^www\./, '') : website
