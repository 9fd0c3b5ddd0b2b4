import type { ComponentType } from 'react'
import type { Action } from './contract.ts'
import type { BillingSource } from './contracts/billing.ts'
import type { PeopleSource } from './contracts/people.ts'
import type { WidgetWidth } from './contracts/widget-width.ts'

/** The groups of the navigation, in the order in which they are shown. */
export const sections = ['home', 'work', 'shop', 'people', 'forms', 'pages', 'admin'] as const

/** The exports of a screen's file. */
export interface Screen {
  Component: ComponentType
}

export interface ModuleRoute {
  /** The whole path, as the address bar shows it; parameters as `:id`. */
  path: string
  /** Text key of the screen's name, shown as document title and last breadcrumb. Default: `title`. */
  title?: string
  /** `main` has the navigation around it; `blank` stands alone. */
  layout?: 'main' | 'blank'
  /** Path of the parent screen. Default: the module's first. */
  parent?: string
  /** `/` redirects here. The first module that claims it wins. */
  start?: boolean
  /** The screen uses no component of the library, so it loads without library and theme, some 30 kB less. */
  plain?: boolean
  lazy: () => Promise<Screen>
}

/** A card for the dashboard: the module owns the card and its query, the dashboard its position. */
export interface Widget {
  /** Unique in the module. Never change it: users' dashboards store it. Its title is the text `widgets.<name>.title`. */
  name: string
  /** Columns of twelve, until the user changes it. */
  width: WidgetWidth
  /** In rows of 72 px with gaps of 24 px: 2 for one figure, 4 for a list of five. The content never makes it taller. */
  height: number
  /** Lower comes first. */
  order?: number
  /** The contract whose readers see it. Default: the module's. */
  topic?: string
  Widget: ComponentType
}

/** One entry of the menu. */
export interface NavEntry {
  section: (typeof sections)[number]
  order: number
  /** Path of one of the module's routes without parameters. */
  path: string
  /** Key below `menu` in the module's texts. */
  label: string
  icon?: ModuleDefinition['icon']
  /** The contract whose rules decide who sees it. Default: the module's. */
  topic?: string
  /** The action that a user must be allowed to see it. Default: `read`. */
  action?: Action
  /** The shortcut after `g`. If two entries name the same letter, the first in the menu gets it. */
  letter?: string
}

/** Props of the dialog that asks for a password when a session has ended during work. */
export interface SignInPrompt {
  /** Address of the user who was signed in. */
  email: string
  /** The same person is signed in again. */
  onDone: () => void
  /** Somebody else wants to sign in. */
  onOther: () => void
}

/** Props of the dialog that asks a signed-in user for a fresh proof. */
export interface ConfirmPrompt {
  /** `isConfirmed` is false if the dialog was closed. */
  onDone: (isConfirmed: boolean) => void
}

/** Props of a module's component in the top bar. */
export interface TopbarPart {
  /** The module's name. */
  title: string
  /** CSS class of tools in the top bar. */
  toolClass: string
  /** The text "3 new", as in the menu. */
  newItems: (count: number) => string
}

export interface ModuleDefinition {
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  /**
   * Position in the menu; without it the module has no menu entry. The label is the text `title`. A list makes several entries.
   */
  nav?: Pick<NavEntry, 'section' | 'order' | 'letter'> | readonly NavEntry[]
  routes: readonly ModuleRoute[]
  widgets?: readonly Widget[]
  /** The number beside the menu entry, such as unread items; requested again when the module's data changes. */
  badge?: () => Promise<{ default: () => Promise<number> }>
  /** A component in the top bar, for users who may read the contract. It loads after the page. */
  topbar?: () => Promise<{ default: ComponentType<TopbarPart> }>
  /** People whom other modules may select and link to: a ticket's requester, an email's recipient. */
  people?: () => Promise<{ default: PeopleSource }>
  /** Contracts whose records are people: the palette lists those with the typed name first. */
  peopleContracts?: readonly string[]
  /** The sign-in screen, and the dialogs that ask for a sign-in over other screens. */
  signIn?: {
    path: string
    prompt: () => Promise<{ default: ComponentType<SignInPrompt> }>
    /** The dialog that asks for a fresh proof before a sensitive action. */
    confirm: () => Promise<{ default: ComponentType<ConfirmPrompt> }>
    /** The overlay while the server responds with 503; it detects the end by itself. */
    maintenance: () => Promise<{
      default: ComponentType<{ reason: 'maintenance' | 'database'; onOver: () => void }>
    }>
  }
  /** Path of the screen of the user's own account. */
  account?: string
  /** The address at which a new email begins, without the recipient at its end: `/apps/email?compose=new&to=`. */
  composeEmail?: string
  /** Function for other modules that writes invoices. */
  billing?: () => Promise<{ default: BillingSource }>
}

/** Declares the parts that a module adds to the application. Import heavy code lazily: this file loads before any screen. */
export const defineModule = <const Definition extends ModuleDefinition>(definition: Definition) => definition
