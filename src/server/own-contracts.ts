import { files } from '#platform/file.ts'
import { search } from '#platform/search-contract.ts'
import { colleagues, presence, session, settings } from '#platform/session-contract.ts'
import { usage } from '#platform/usage-contract.ts'

/** What every server answers by, whichever modules it has. */
export const ownContracts = [session, settings, colleagues, presence, files, search, usage] as const
