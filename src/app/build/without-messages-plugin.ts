import type { Plugin } from 'vite'

const file = /zod\/v4\/locales\/en\.js$/
const known = /export default function/

/**
 * Lets go of zod's English sentences: screens word what is wrong by themselves, in the reader's language
 * (`platform/errors/issue-reason.ts`), and what the server says it says in full. 1 kB of every first visit.
 */
export function withoutMessages(): Plugin {
  return {
    name: 'atrium:without-messages',
    transform: {
      filter: { id: file },
      handler(code) {
        if (!known.test(code)) this.error('zod makes its sentences in another way than this plugin knows')
        return { code: 'export default () => ({ localeError: () => undefined })', map: null }
      },
    },
  }
}
