import type { CompanyConfig, WorkspaceConfig } from '#platform/contracts/workspace.ts'
import type { BrandConfig } from '#platform/ui/theme/tokens.ts'

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

/** The default look. The panel “Look and layout” of the application saves this file with its settings. */
export const brandConfig: BrandConfig = {
  brand: null,
  font: '',
  borderRadius: 7,
  textSize: 16,
  density: 'comfortable',
  isCardShadow: true,
}
