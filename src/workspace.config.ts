import type { CompanyConfig, WorkspaceConfig } from '#platform/contracts/workspace.ts'

/** Values that hold until an administrator sets others at “Workspace”: those that screens know. */
export const workspaceConfig: WorkspaceConfig = {
  name: 'Atrium',
  currency: 'GBP',
}

/** The same, for the server. */
export const companyConfig: CompanyConfig = {
  companyName: '',
  address: '',
  email: '',
  phone: '',
  taxNumber: '',
  language: 'en',
  timeZone: 'UTC',
  dueDays: 14,
}
