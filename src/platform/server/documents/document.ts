import { html, raw } from 'hono/html'
import type { Db } from '#platform/db/engines/database.ts'
import type { Problem } from '#platform/errors/failure.ts'
import type { Formats } from '#platform/i18n/formats.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'

/** `html` escapes every value that is not HTML already; `raw` takes what is safe as it stands, such as `SafeHtml`. */
export { html, raw }
export type Html = ReturnType<typeof html> | ReturnType<typeof raw>

/** A page of the public site: readable by everybody, and without a script. */
export interface SitePage {
  title: string
  /** One or two sentences, for search engines and for whom a link is sent to. */
  description: string
  /** Content between header and footer of the site, with the page's only `h1`. */
  body: Html
  /** `window`: the body goes from edge to edge, and keeps to the site's width by itself (`.site-width`). */
  width?: 'window'
  /** Shown where the page's address is shared; `path` is a path of this site. */
  image?: { path: string; alt: string }
  kind?: 'website' | 'article'
  author?: string
  publishedAt?: string
  changedAt?: string
  /** JSON-LD, by schema.org. */
  structured?: object
  feed?: { path: string; title: string }
}

/** Anything else that is public and text, such as a feed. */
export interface SiteText {
  type: string
  text: string
}

/** A page's own form that was not taken as it was sent. */
export interface SentForm {
  /** As they were typed, to be shown again. */
  values: Readonly<Record<string, string>>
  /** The endpoint's answer. */
  status: number
  issues: Problem['issues']
}

export interface AskedDocument {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** When the request came in, ISO 8601 in UTC. */
  now: string
  language: Language
  /** The module's texts in the visitor's language. */
  t: Translate
  format: Formats
  /** A path of the public site as a link, in the visitor's language. */
  href(path: string): string
  /** A file of `public/`, or a screen of the application, as a link. */
  asset(path: string): string
  /** A path of the public site with the host of this installation, in the visitor's language: for feeds and structured data. */
  absolute(path: string): string
  /** The page that takes questions, as a link that brings a subject along; none where no module has such a page. */
  contact(subject?: string): string | undefined
  /** Only of a page with a `form`, and where that could not be taken. */
  sent?: SentForm
}

export interface DocumentRoute {
  /** Parameters as `:id`. */
  path: string
  /** An entry of the site's menu, lowest order first; `label` is a key of the module's texts. */
  menu?: { label: string; order: number }
  /**
   * The page has a form, `<form method="post">`, which also works without a script: the fields are sent to an endpoint;
   * then the page is shown again with the issues, or the browser is redirected.
   */
  form?: {
    /** The address of an endpoint that takes a POST and is `public`. */
    endpoint: string
    /** The body for the endpoint. */
    body(fields: Readonly<Record<string, string>>, language: Language): Readonly<Record<string, unknown>>
    /** Path of this site to redirect to after the form was sent, optionally with a query. */
    done: string
  }
  /** Questions to the application are asked here: others may lead to it, with a `subject` in the query. */
  contact?: true
  /** Throws `notFound()` where there is no such page. */
  answer(asked: AskedDocument): Promise<SitePage | SiteText>
  /** Every address of a path with parameters, for the sitemap and for the pages of the static demo. */
  addresses?(now: string): Promise<readonly { path: string; changedAt?: string }[]>
}

/** A module's documents, the types of its tables forgotten. */
export type AnyDocuments = (db: unknown) => readonly DocumentRoute[]

/** The public pages of a module, written as HTML for each request. Their `db` is for reading. */
export const documents = <Tables>(routes: (db: Db<Tables>) => readonly DocumentRoute[]): AnyDocuments =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a module's documents get the database that its own migrations made
  routes as unknown as AnyDocuments
