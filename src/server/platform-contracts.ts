import { brand } from '#platform/contracts/brand.ts'
import { files } from '#platform/files/stored-file.ts'
import { search } from '#platform/contracts/search-contract.ts'
import { colleagues, presence, session, settings } from '#platform/contracts/session-contract.ts'
import { usage } from '#platform/contracts/usage-contract.ts'

/** Contracts that every server has, regardless of its modules. */
export const platformContracts = [session, settings, colleagues, presence, brand, files, search, usage] as const
