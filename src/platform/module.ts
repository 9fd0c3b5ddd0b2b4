import type { ComponentType } from 'react'
import type { Action } from './contract.ts'
import type { BillingSource } from './contracts/billing.ts'
import type { PeopleSource } from './contracts/people.ts'
import type { WidgetWidth } from './contracts/widget-width.ts'

/** The groups of the navigation, in the order in which they are shown. */
export const sections = ['home', 'work', 'shop', 'people', 'forms', 'pages', 'admin'] as const

/** A screen's file: the component the router shows, and, where the address decides it, what the tab is called. */
export interface Screen {
  Component: ComponentType
}

export interface ModuleRoute {
  /** The whole path, as the address bar shows it; parameters as `:id`. */
  path: string
  /** Key of the screen's name in the module's texts: document title and last breadcrumb. `title` where none is given. */
  title?: string
  /** `main` has the navigation around it; `blank` stands alone. */
  layout?: 'main' | 'blank'
  /** Path of the screen that this one leads back to; the module's first unless given. */
  parent?: string
  /** Where `/` leads. The first module that claims it wins. */
  start?: boolean
  /** Uses no component of the library, nor does anything on it: loads without library and theme, some 30 kB less. */
  plain?: boolean
  lazy: () => Promise<Screen>
}

/** A card for the home screen: the module owns the card and its query, home owns the board. */
export interface Widget {
  /** Tells it from the module's others, for good: arrangements are kept by it. The text `widgets.<name>.title` is what it is called. */
  name: string
  /** As the board has it until somebody arranges it otherwise. */
  width: WidgetWidth
  /** In rows of 72 px with 24 between them: 2 for one figure, 4 for a list of five. Never taller, whatever is in it. */
  height: number
  /** Lower comes first. */
  order?: number
  /** The contract whose readers see it; the module's unless given. */
  topic?: string
  Widget: ComponentType
}

/** One line of the menu. */
export interface NavEntry {
  section: (typeof sections)[number]
  order: number
  /** The screen it leads to: one of the module's routes without a parameter. */
  path: string
  /** Key below `menu` in the module's texts. */
  label: string
  icon?: ModuleDefinition['icon']
  /** The contract that the rules are asked about whether one sees it; the module's unless given. */
  topic?: string
  /** What one must be allowed to do there to see it; `read` unless given. */
  action?: Action
  /** The letter that leads there after `g`. Of two entries that name the same one the first of the menu has it. */
  letter?: string
}

/** Asks for a password where a session has ended while somebody was at work. */
export interface SignInPrompt {
  /** Who was signed in. */
  email: string
  /** The same person is signed in again. */
  onDone: () => void
  /** Somebody else wants to sign in. */
  onOther: () => void
}

/** Asks somebody who is signed in to prove once more that it is them. */
export interface ConfirmPrompt {
  /** Whether they did; false where the dialog was closed. */
  onDone: (isConfirmed: boolean) => void
}

/** What the shell gives to a module's part of the top bar. */
export interface TopbarPart {
  /** The module's name. */
  title: string
  /** The look of a tool there. */
  toolClass: string
  /** "3 new", as the menu says it. */
  newItems: (count: number) => string
}

export interface ModuleDefinition {
  icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  /**
   * Where the menu shows the module; one without has no menu entry. The label is the text `title`. A module of several
   * places lists an entry for each.
   */
  nav?: Pick<NavEntry, 'section' | 'order' | 'letter'> | readonly NavEntry[]
  routes: readonly ModuleRoute[]
  widgets?: readonly Widget[]
  /** A figure beside the menu entry, such as how many are unread; asked again whenever the module's data changes. */
  badge?: () => Promise<{ default: () => Promise<number> }>
  /** Stands in the top bar of every screen, for whoever may read the contract. Loads after the page; what it opens should load later still. */
  topbar?: () => Promise<{ default: ComponentType<TopbarPart> }>
  /** People whom other modules may pick and link to: a ticket's requester, a mail's recipient. */
  people?: () => Promise<{ default: PeopleSource }>
  /** Signs visitors in: the screen where they do, and what asks them again over any other screen. */
  signIn?: {
    path: string
    prompt: () => Promise<{ default: ComponentType<SignInPrompt> }>
    /** What asks for a fresh proof, over any screen, before what is sensitive. */
    confirm: () => Promise<{ default: ComponentType<ConfirmPrompt> }>
    /** What stands over every screen while the server says 503; finds out by itself when that is over. */
    maintenance: () => Promise<{
      default: ComponentType<{ reason: 'maintenance' | 'database'; onOver: () => void }>
    }>
  }
  /** The screen of one's own account, which the user's menu leads to. */
  account?: string
  /** Writes the invoice for what another module has sold. */
  billing?: () => Promise<{ default: BillingSource }>
}

/** Declares what a module adds to the shell. Nothing here may be heavy: screens and widgets load when shown. */
export const defineModule = <const Definition extends ModuleDefinition>(definition: Definition) => definition
