import type { CompanyConfig, WorkspaceConfig } from '#platform/contracts/workspace.ts'
import type { BrandConfig } from '#platform/ui/theme/tokens.ts'

/** The look that everybody begins with. “Look and layout” in the application writes this file: choose, save, put it here. */
export const brandConfig: BrandConfig = {
  brand: null,
  borderRadius: 7,
  textSize: 16,
  density: 'comfortable',
  isCardShadow: true,
}

/** What holds until an administrator says otherwise at “Workspace”. */
export const workspaceConfig: WorkspaceConfig = {
  name: 'Atrium',
  currency: 'GBP',
}

/** The same of what screens need not know. */
export const companyConfig: CompanyConfig = {
  companyName: '',
  address: '',
  email: '',
  phone: '',
  taxNumber: '',
  language: 'en',
  timeZone: 'UTC',
  dueDays: 30,
}
