// Together with the URL below the limit of a request's headers.
const maxLength = 14_000

const filled = (part: string) => part.repeat(Math.floor(maxLength / part.length))

/** The longest headers within the limit, by what makes them expensive. */
export const expensiveHeaders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'many cookies': { cookie: filled('a=b; ') },
  'many cookies of sessions': { cookie: filled(`atrium_session=${'S'.repeat(43)}; `) },
  'many tags that are known': { 'if-none-match': filled('W/"tag", ') },
  'many ranges and languages': {
    range: `bytes=${filled('0-,').slice(maxLength / 2)}`,
    'accept-language': 'x;q=0.1,'.repeat(800),
  },
  'many addresses': { 'x-forwarded-for': filled('::1, '), 'user-agent': 'Mozilla/5.0 (' },
}
