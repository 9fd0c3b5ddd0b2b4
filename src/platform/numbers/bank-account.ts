import * as z from 'zod'
import { formatIban } from '#platform/numbers/iban.ts'
import type { WorkspaceValues } from '#platform/contracts/workspace.ts'

/** An account for transfers, as people read it; `bic` may be empty. */
export const BankAccount = z.object({ holder: z.string(), iban: z.string(), bic: z.string() })
export type BankAccount = z.infer<typeof BankAccount>

/** The account of the workspace; undefined if there is none. */
export const getBankAccount = ({
  accountHolder,
  companyName,
  iban,
  bic,
}: Pick<WorkspaceValues, 'accountHolder' | 'companyName' | 'iban' | 'bic'>): BankAccount | undefined =>
  iban === '' ? undefined : { holder: accountHolder || companyName, iban: formatIban(iban), bic }
