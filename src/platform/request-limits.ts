/*
 * What one request may cost: every bound on what somebody sends, by its unit. A reader of input takes its bounds from here.
 * `src/testing/all-modules/expensive-input.test.ts` asks every operation for its worst within them.
 */

/** Bytes of a JSON body: one mebibyte. The longest text that a schema takes has a million characters, a calendar to import. */
export const maxBodyBytes = 1024 * 1024

/** Bytes of a file: ten megabytes. */
export const maxFileBytes = 10_000_000

/** Bytes of a form that a page without a script sends: its longest field is a message of 5,000 characters. */
export const maxFormBytes = 128 * 1024

/** Bytes of a request's line and headers together, so of its address and its cookies, too. It is what Node has as its default. */
export const maxHeaderBytes = 16 * 1024

/** Parameters of a query string, repeated ones each. The longest list that an address takes is one of 1,000 ids. */
export const maxQueryParameters = 2000

/** Arrays and objects within each other in a JSON body: no schema is a tenth as deep, and what walks a value has only so much stack. */
export const maxJsonDepth = 200

/** Items of arrays and fields of objects in a JSON body, together. The longest list that a schema takes is one of 20,000 ids. */
export const maxJsonValues = 50_000

/** Issues that an answer names; of the others it says how many there are. Nobody reads more at once. */
export const maxIssues = 20

/** Issues per row in an import's report, which may have a thousand rows. */
export const maxRowIssues = 5

/** Characters of an issue's path, which may be a key of the sender's. The longest of a schema has about 60. */
export const maxIssuePath = 200

/** Characters of an error message, which may quote the input. */
export const maxProblemMessage = 500

/** Items of a page of a list; what has more is read page by page. */
export const maxPageItems = 1000

/** Values of one filter of a list. */
export const maxFilterValues = 200

/** Characters of what is searched for. */
export const maxSearchLength = 200

/** Characters of `at`, which holds what the first item of a page far in is sorted by. */
export const maxCursorLength = 4000

/** Bytes of a browser's report of what a content security policy has stopped. */
export const maxReportBytes = 16 * 1024

/** Such reports in a minute, of one network and as lines of the log; reports of one request; characters of an address. */
export const policyReports = { ofNetwork: 20, lines: 60, ofRequest: 5, longest: 200, networks: 10_000 }

/** Days for which an idempotency key is held to the body that it came with: a browser may have been without a connection as long. */
export const maxIdempotencyKeyDays = 30

/**
 * How fast a body has to arrive, in milliseconds and bytes, where Apache's mod_reqtimeout and nginx wait for longer: `first`
 * bytes in the first window, `later` in each that follows, and after a `silence` another body may take its place.
 */
export const bodyRate = { window: 10_000, first: 1024, later: 10 * 1024, silence: 2000 }

/** The part of the places for arriving bodies that one network may take: one of this many. */
export const bodyNetworks = 4

/** The part of a request that is read after an early answer: bytes, and milliseconds in all and of silence. */
export const lingering = { bytes: 16 * 1024 * 1024, longest: 10_000, silence: 2000 }

/** Pixels of a picture: 100 million, what the largest cameras make, become 400 megabytes of memory where it is shown. */
export const maxPicturePixels = 100_000_000

/** Pixels of one side of a picture; no browser draws a longer one on a canvas. */
export const maxPictureSide = 32_767

/** Rows of a table that a screen reads out of a file, or cards of an address book. What has more is split. */
export const maxTableRows = 100_000

/** Columns of a table; the widest that address books of others write has about 100. */
export const maxTableColumns = 500

/** Rows times columns of a table: one of 100,000 rows may have 50 columns. */
export const maxTableCells = 5_000_000

/** Characters of one cell, of one line of a card, or of what a quotation mark that nobody closed makes one cell of. */
export const maxTableCell = 200_000

/** Characters of Markdown that a screen reads; a rich text has no more, either. */
export const maxMarkdownLength = 200_000

/**
 * Squares of the paired signs of a paragraph of Markdown, in all. Marked takes about 0.1 ms for a thousand of it, so that
 * 2,000 stars that nobody closes keep a browser busy for half a second.
 */
export const maxMarkdownCost = 4_000_000

/** Lines of a paragraph of Markdown times its widest line's bars: a table gets each of these cells, also where its rows are short. */
export const maxMarkdownCells = 50_000

/** Characters of HTML in a field, as it is sent and as it is stored, unless the field says fewer. */
export const maxHtmlLength = 200_000

/**
 * What HTML that somebody sent may hold. An article of 200,000 characters that an editor made stays far below: it closes
 * what it opens, nests lists and tables some twenty levels deep, and gives an element three attributes.
 */
export const htmlBounds = {
  /** Start tags, end tags and comments. */
  tags: 40_000,
  /** Elements that are open at the same time; trees are walked by recursion, so this bounds the call stack too. */
  depth: 200,
  /**
   * Formatting elements (`b`, `a`, `font`, …) that are open at the same time. The HTML standard makes each of them again
   * in every later block, so that N of them before M blocks are N × M elements.
   */
  openFormatting: 50,
  attributesPerTag: 50,
  attributes: 40_000,
  /** The characters between a tag's name and its `>`. */
  tagLength: 16_000,
  /** Of the tree: elements, runs of text and comments, with those that the standard's rules add. */
  nodes: 60_000,
  /** Of the tree: names and values of all attributes, which are repeated with each element that is made again. */
  attributeCharacters: 400_000,
  /** How often the result is read again until it stays the same. */
  readings: 5,
  /** For sanitising one text in a thread of its own. An ordinary text of 150,000 characters takes some 40 ms. */
  milliseconds: 5000,
  /** Of the heap of that thread. */
  megabytes: 128,
} as const

/**
 * Characters of HTML that are sanitised on the thread that answers requests: the most expensive texts that were found take
 * less than 6 ms. Longer ones go to a thread of their own.
 */
export const maxInlineHtml = 4000

/** Texts that wait for such a thread; who sends one more is asked to try again. */
export const maxWaitingHtml = 64
